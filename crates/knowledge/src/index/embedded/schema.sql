CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE documents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    data_source TEXT NOT NULL,
    id TEXT NOT NULL,
    location TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    fingerprint TEXT NOT NULL,
    metadata TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (data_source, id)
) STRICT;

-- The chunks of a document that has any, as memory holds them: numbers without a gap from `first`, and a code each.
CREATE TABLE runs (
    first INTEGER PRIMARY KEY,
    chunks INTEGER NOT NULL,
    document INTEGER NOT NULL UNIQUE,
    -- For each chunk the place of the first one that has the same parent, 32 bits each; nothing where all are without parents.
    siblings BLOB,
    -- A list of the chunks' own metadata; nothing where none has any.
    metadata TEXT,
    codes BLOB NOT NULL
) STRICT;

-- What is looked up of the chunks that were found.
CREATE TABLE chunks (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL,
    text TEXT,
    parent INTEGER,
    metadata TEXT,
    -- 16 bits a dimension.
    vector BLOB NOT NULL
) STRICT;

CREATE TABLE parents (
    number INTEGER PRIMARY KEY,
    document INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX parents_by_document ON parents (document);

-- The words of each chunk, by its number. They are cut before they come here.
CREATE VIRTUAL TABLE words USING fts5 (words, content = '', contentless_delete = 1, detail = 'full', tokenize = 'ascii');
