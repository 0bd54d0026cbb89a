create policy own on wish_versions using (wish_id = (select actor_wish_id()));

create policy versions on wish_versions for select using (actor_system() = 'versions');

create policy granted on wish_versions for select
  using (wish_id in (select actor_reads_files('sections')));
