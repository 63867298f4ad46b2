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
    codes BLOB NOT NULL,
    -- How many words each has, 16 bits.
    lengths BLOB NOT NULL
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

-- Full text. The words of new documents' chunks, by the number of the first chunk, are here until they are in a segment.
CREATE TABLE fresh (
    first INTEGER PRIMARY KEY,
    words BLOB NOT NULL
) STRICT;

-- The chunks with numbers from `first` up to `end` as lists by word. `chunks` is how many there were when it was written.
CREATE TABLE segments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    first INTEGER NOT NULL,
    end INTEGER NOT NULL,
    chunks INTEGER NOT NULL
) STRICT;

CREATE TABLE postings (
    segment INTEGER NOT NULL,
    word INTEGER NOT NULL,
    chunks INTEGER NOT NULL,
    list BLOB NOT NULL,
    PRIMARY KEY (segment, word)
) STRICT, WITHOUT ROWID;
