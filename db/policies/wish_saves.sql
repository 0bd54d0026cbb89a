create policy own on wish_saves using (wish_id = (select actor_wish_id()));

create policy cleaning on wish_saves using (actor_system() = 'cleaning');

create policy granted_write on wish_saves
  using (section <> 'secret' and wish_id in (select actor_writes_files('sections')));
