-- What a person kept is looked at for viruses before a copy is made of it. A file with one is not
-- copied: its row says which one is missing from the delivery.
alter table delivery_files
  -- What the look said: 'none' where nobody looked. Null for what the site prints itself.
  add column scan text default 'none' check (scan in ('clean', 'infected', 'none')),
  alter column size drop not null,
  alter column storage_key drop not null,
  add check ((scan is not distinct from 'infected') = (storage_key is null)),
  add check ((size is null) = (storage_key is null));

-- Gives more columns now than a function can be changed to.
drop function if exists delivered_files(uuid);
