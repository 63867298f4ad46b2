-- The session that this one stands under, and with which it ends.
ALTER TABLE sessions ADD COLUMN parent INTEGER REFERENCES sessions (id) ON DELETE CASCADE;
CREATE INDEX sessions_by_parent ON sessions (parent) WHERE parent IS NOT NULL;
