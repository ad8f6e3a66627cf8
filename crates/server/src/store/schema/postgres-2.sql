-- The first version of the database on PostgreSQL has the number of that on SQLite; what the columns mean is said there.
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT,
    login TEXT UNIQUE,
    password TEXT,
    settings TEXT,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX people_seen ON people (seen);

CREATE TABLE sessions (
    key BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    over BIGINT NOT NULL DEFAULT 0,
    host BIGINT,
    listed BIGINT NOT NULL DEFAULT 0,
    asked BIGINT,
    moved BIGINT NOT NULL DEFAULT 0,
    manners TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX tables_listed ON tables (listed, over, moved);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person BIGINT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX seats_of_table ON seats (table_id);

CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE blocks (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
);

CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reporter BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    reason TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE uptimes (
    started BIGINT PRIMARY KEY,
    alive BIGINT NOT NULL
);

-- Who has ever sat at a table, so that their names can be found in its records.
CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
