create policy release on delivery_files using (actor_system() = 'release');

create policy cleaning on delivery_files for select using (actor_system() = 'cleaning');

create policy cleaning_remove on delivery_files for delete using (actor_system() = 'cleaning');

create policy keys on delivery_files for select using (actor_system() = 'keys');

create policy keys_wrap on delivery_files for update using (actor_system() = 'keys');
