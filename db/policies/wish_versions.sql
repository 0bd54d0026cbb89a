create policy own on wish_versions for select using (wish_id = (select actor_wish_id()));

create policy own_make on wish_versions for insert with check (wish_id = (select actor_wish_id()));

create policy versions on wish_versions for select using (actor_system() = 'versions');

create policy granted on wish_versions for select
  using (wish_id in (select actor_reads_files('sections')));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on wish_versions for select using (actor_system() = 'keys');

create policy keys_seal on wish_versions for update using (actor_system() = 'keys');
