-- Times are nanoseconds since 1970. Text compares by its bytes, which is the order that S3 lists keys in.

CREATE TABLE buckets (
    name    TEXT PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The current object of a key. Its content is the pieces of `id`, one after the other.
CREATE TABLE objects (
    bucket     TEXT NOT NULL REFERENCES buckets (name),
    key        TEXT NOT NULL,
    id         TEXT NOT NULL,
    size       INTEGER NOT NULL,
    etag       TEXT NOT NULL,
    modified   INTEGER NOT NULL,
    -- Headers, metadata, tags and checksum as JSON.
    attributes TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
) STRICT, WITHOUT ROWID;

-- Multipart uploads that are neither completed nor aborted. A completed one gives its id to the object.
CREATE TABLE uploads (
    id         TEXT PRIMARY KEY,
    bucket     TEXT NOT NULL,
    key        TEXT NOT NULL,
    created    INTEGER NOT NULL,
    attributes TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_key ON uploads (bucket, key, id);

-- What objects and uploads are made of; `owner` is the id of either. `blob` is a file.
CREATE TABLE pieces (
    owner    TEXT NOT NULL,
    number   INTEGER NOT NULL,
    blob     TEXT NOT NULL,
    size     INTEGER NOT NULL,
    etag     TEXT NOT NULL,
    checksum TEXT,
    modified INTEGER NOT NULL,
    PRIMARY KEY (owner, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX pieces_by_blob ON pieces (blob);

-- How often the store was opened: files of an earlier run that no piece names are left over from a crash.
CREATE TABLE runs (
    id    INTEGER PRIMARY KEY CHECK (id = 0),
    count INTEGER NOT NULL
) STRICT;
INSERT INTO runs VALUES (0, 0);
