-- Version 2: several browsers for one person, accounts, tables that can be found, and when the server was down.
-- Foreign keys are off while this runs, and checked after it.
CREATE TABLE people_2 (
    id INTEGER PRIMARY KEY,
    name TEXT,
    login TEXT UNIQUE,        -- folded, so that two cannot differ by their case only; none for guests
    password TEXT,            -- argon2id, with its salt and costs
    settings TEXT,            -- of the client, as JSON
    made INTEGER NOT NULL,    -- seconds since 1970, here and below
    seen INTEGER NOT NULL
) STRICT;
CREATE TABLE sessions (
    key BLOB PRIMARY KEY,     -- a hash of the cookie; the cookie itself is known to its browser only
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
INSERT INTO people_2 (id, name, made, seen) SELECT id, name, unixepoch(), unixepoch() FROM people;
INSERT INTO sessions (key, person, made) SELECT key, id, unixepoch() FROM people;
DROP TABLE people;
ALTER TABLE people_2 RENAME TO people;
CREATE INDEX people_seen ON people (seen);

ALTER TABLE tables ADD COLUMN host INTEGER;                          -- who made it
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;     -- whether anybody may find it
ALTER TABLE tables ADD COLUMN asked INTEGER;                         -- the person who is to decide
ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;      -- when somebody else came to decide
ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '{}';   -- how it is kept, as JSON
CREATE INDEX tables_listed ON tables (listed, over, moved);

-- Whose talk somebody does not want to read, and who shall not sit down at their tables.
CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

-- What people have reported to whoever runs the server.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    reporter INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL, -- of the record
    reason TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

-- When the server was up: clocks are not charged for the time between. The last row is that of now.
CREATE TABLE uptimes (
    started INTEGER PRIMARY KEY,
    alive INTEGER NOT NULL
) STRICT;

-- Who has ever sat at a table, so that their names can be found in its records.
CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO guests SELECT table_id, person FROM seats;
