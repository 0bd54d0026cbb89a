create policy own on trusted_contacts using (owner_id = actor_id());

create policy granted on trusted_contacts for select
  using (owner_id in (select actor_reads('details')));

create policy granted_write on trusted_contacts
  using (owner_id in (select actor_writes('details')));

-- The command that fills in by which trusted people are compared, for contacts of before there was such a
-- hash (npm run operate -- hash-contacts).
create policy accounts on trusted_contacts for select using (actor_system() = 'accounts');

create policy accounts_fill on trusted_contacts for update using (actor_system() = 'accounts');

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on trusted_contacts for select using (actor_system() = 'keys');

create policy keys_seal on trusted_contacts for update using (actor_system() = 'keys');
