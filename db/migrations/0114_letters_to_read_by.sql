-- The code of a letter lets a contact without an e-mail address read, for as long as they may.
alter table relative_links drop constraint relative_links_purpose_check;
alter table relative_links add constraint relative_links_purpose_check
  check (purpose in ('answer', 'visit', 'read'));
comment on table relative_links is
  'By its hash, a link in a mail to a contact, or a code of a letter: works once, or to read as long as they may';

-- By which the contacts are found whose visit it is, with an address and without (`addressOfContact`).
create index on relatives (sha256(uuid_send(id)));
create index on relatives (contact_hash);
comment on column relatives.contact_hash is
  'By which the contact of step 1 is found again; two people may name someone with the same one';
comment on column relative_visits.address is
  'Whose it is: a keyed hash of the address of a contact, or a hash of the row of one who has none';
