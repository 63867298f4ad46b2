-- Work that outlives the process. Of jobs whose lanes are the same, or of which one lies under the other (a lane is a path, as
-- the parent of a document is), only the oldest may run.
CREATE TABLE jobs (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    queue        TEXT NOT NULL,
    lane         TEXT NOT NULL,
    -- By what a job can be asked for; two unfinished jobs cannot share it.
    key          TEXT,
    body         TEXT NOT NULL,
    -- How far it has come, for whoever goes on with it.
    progress     TEXT,
    attempts     INTEGER NOT NULL DEFAULT 0,
    due_at       INTEGER NOT NULL,
    -- Grows each time the job is taken, so that a worker whose lease has ended is told apart from the one that took over.
    lease        INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER,
    cancelled    INTEGER NOT NULL DEFAULT 0,
    created_at   INTEGER NOT NULL,
    UNIQUE (queue, key)
);
CREATE INDEX jobs_by_lane ON jobs (queue, lane, id);
CREATE INDEX jobs_by_due ON jobs (queue, due_at, id);

-- Bytes that belong to a job's body. They are apart from it, so that what changes or looks at jobs does not touch them.
CREATE TABLE job_attachments (
    job   INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
    bytes BLOB NOT NULL
);
