-- The token that a session had before its present one, of which only the hash is kept. It opens nothing: who
-- presses a button twice posts it once more, and is told so.
alter table sessions add column previous_id bytea;
