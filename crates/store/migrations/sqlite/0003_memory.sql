-- The job that a session leaves when it ends, in whatever way it ends.
CREATE TABLE session_ends (
    session      INTEGER PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    queue        TEXT NOT NULL,
    lane         TEXT NOT NULL,
    body         TEXT NOT NULL,
    -- The turns that the session had when it was first to leave one: they are not the job's.
    turns_before INTEGER NOT NULL
);

-- What is remembered of sessions that have ended: of each one summary.
CREATE TABLE memories (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    scope      TEXT NOT NULL,
    memory_id  TEXT NOT NULL,
    session_id TEXT NOT NULL,
    started_ms INTEGER NOT NULL,
    ended_ms   INTEGER NOT NULL,
    -- When it is forgotten.
    expires_ms INTEGER NOT NULL,
    summary    TEXT NOT NULL
);
CREATE INDEX memories_by_age ON memories (scope, memory_id, ended_ms, id);
CREATE INDEX memories_by_session ON memories (scope, session_id);
CREATE INDEX memories_by_expiry ON memories (expires_ms);
