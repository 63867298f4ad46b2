-- Times are nanoseconds since 1970 unless the name ends in _ms. Identifiers and JSON are text.

-- Random values that outlive the process, such as the key that signs page tokens.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A resource of an AWS service, its body being JSON. `parent` is a path: what lies under a resource has that resource's
-- path as the beginning of its own, so that a resource can be removed with all its parts.
CREATE TABLE documents (
    kind       TEXT NOT NULL,
    parent     TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    -- When the resource stops being listed; it can still be read by its key until it is purged.
    gone_at    INTEGER,
    version    INTEGER NOT NULL,
    PRIMARY KEY (kind, parent, id)
);
CREATE INDEX documents_by_age ON documents (kind, parent, created_at, id);
CREATE INDEX documents_by_name ON documents (kind, parent, name, id);
CREATE INDEX documents_by_parent ON documents (parent);
CREATE INDEX documents_gone ON documents (gone_at) WHERE gone_at IS NOT NULL;

-- What a request with a client token was answered, so that the same request is answered alike.
CREATE TABLE idempotency (
    scope       TEXT NOT NULL,
    token       TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer      TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (scope, token)
);
CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- Conversations: the state of a session is overwritten by each turn, its turns are only ever added.
CREATE TABLE sessions (
    id           INTEGER PRIMARY KEY,
    scope        TEXT NOT NULL,
    session_id   TEXT NOT NULL,
    state        TEXT NOT NULL,
    turns        INTEGER NOT NULL,
    version      INTEGER NOT NULL,
    created_ms   INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    expires_ms   INTEGER NOT NULL,
    UNIQUE (scope, session_id)
);
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

CREATE TABLE session_turns (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (session, number)
) WITHOUT ROWID;
