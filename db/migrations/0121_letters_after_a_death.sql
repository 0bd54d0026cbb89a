-- The code of a letter goes with the account; who reads by it reads on as long as their copy is there.
alter table relative_copies add column letter bytea;
comment on column relative_copies.letter is
  'Of a contact without an address: the hash of the code of the letter by which they come in';
create index on relative_copies (letter) where letter is not null;
grant insert (letter) on relative_copies to wensenregister_app;
