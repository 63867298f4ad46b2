CREATE SCHEMA {schema};

CREATE TABLE {schema}.documents (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    data_source TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    location TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    fingerprint TEXT NOT NULL,
    metadata JSONB NOT NULL,
    -- Nanoseconds.
    updated_at BIGINT NOT NULL,
    UNIQUE (data_source, id)
);

-- Numbers are not given again after their chunk is gone, so that an old id never finds another chunk.
CREATE SEQUENCE {schema}.chunk_numbers;

-- The texts that several chunks stand for, by the number of the first of them.
CREATE TABLE {schema}.parents (
    number BIGINT PRIMARY KEY,
    document BIGINT NOT NULL REFERENCES {schema}.documents ON DELETE CASCADE,
    text TEXT NOT NULL
);
CREATE INDEX parents_by_document ON {schema}.parents (document);

CREATE TABLE {schema}.chunks (
    number BIGINT PRIMARY KEY,
    document BIGINT NOT NULL REFERENCES {schema}.documents ON DELETE CASCADE,
    -- Its own number, or that of the first chunk with the same parent.
    sibling BIGINT NOT NULL,
    -- Nothing where the parent's is to be returned.
    text TEXT,
    -- The document's with its own over it: what filters see.
    metadata JSONB NOT NULL,
    -- Its own, where it has any.
    own JSONB,
    words TSVECTOR NOT NULL,
    vector VECTOR({dimensions}) NOT NULL
);
CREATE INDEX chunks_by_document ON {schema}.chunks (document);
CREATE INDEX chunks_by_metadata ON {schema}.chunks USING gin (metadata jsonb_path_ops);
CREATE INDEX chunks_by_words ON {schema}.chunks USING gin (words);
