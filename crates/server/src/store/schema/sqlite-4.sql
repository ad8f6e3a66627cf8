-- Version 4: less is written for each answer.
-- Records lie in the order in which they came: those of a second share pages, whatever their tables.
CREATE TABLE records_4 (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,       -- the record, as JSON
    events TEXT NOT NULL,     -- what the game told about it, unredacted, as JSON
    UNIQUE (table_id, version)
) STRICT;
INSERT INTO records_4 (table_id, version, body, events)
    SELECT table_id, version, body, events FROM records ORDER BY table_id, version;
DROP TABLE records;
ALTER TABLE records_4 RENAME TO records;

-- Only tables that can be found are looked for, and whose turn it is changes nothing about that.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (id) WHERE listed = 1 AND over = 0;
