ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0;       -- seats that somebody could take
