create policy own on wish_sections using (wish_id = (select actor_wish_id()));

create policy granted on wish_sections for select using (
  (section <> 'secret' and wish_id in (select actor_reads_files('sections')))
  or (section = 'secret' and wish_id in (select actor_reads_files('confidential')))
  or (section = 'naw' and wish_id in (select actor_reads_files('details'))));

create policy granted_make on wish_sections for insert with check (
  section <> 'secret' and wish_id in (select actor_writes_files('sections'))
  and updated_by = actor_id());

create policy granted_write on wish_sections for update
  using (section <> 'secret' and wish_id in (select actor_writes_files('sections')))
  with check (
    section <> 'secret' and wish_id in (select actor_writes_files('sections'))
    and updated_by = actor_id());

-- A contact, while the owner lives: each part by itself, and never the confidential one.
create policy by_relative on wish_sections for select using (
  section <> 'secret' and (wish_id, section) in (select s.wish_id, s.section from relative_reads_sections() s));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on wish_sections for select using (actor_system() = 'keys');

create policy keys_seal on wish_sections for update using (actor_system() = 'keys');
