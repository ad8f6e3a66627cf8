-- Only tables that can be found are looked for, and whose turn it is changes nothing about that.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (id) WHERE listed = 1 AND over = 0;
