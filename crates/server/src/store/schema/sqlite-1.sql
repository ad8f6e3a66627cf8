-- Version 1. Later versions are added as further files and applied in order; see database.rs.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    key BLOB NOT NULL UNIQUE, -- a hash of the cookie; the cookie itself is known to its browser only
    name TEXT
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,       -- the options chosen for it, as JSON
    seats INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Who sits where now; made of the records, so that people find their tables without reading all of them.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_table ON seats (table_id);

-- Everything that happened, in order. Rows are added and never changed.
CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,       -- the record, as JSON
    events TEXT NOT NULL,     -- what the game told about it, unredacted, as JSON
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
