-- Asked for when a guild member applies (specification 5, 'Guild partner registration schema').
alter table franchise_partners add column kvk text check (kvk ~ '^[0-9]{8}$');
