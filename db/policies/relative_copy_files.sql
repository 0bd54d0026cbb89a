create policy deaths on relative_copy_files for select using (actor_system() = 'deaths');

create policy deaths_make on relative_copy_files for insert with check (actor_system() = 'deaths');

create policy cleaning on relative_copy_files for select using (actor_system() = 'cleaning');

create policy keys on relative_copy_files for select using (actor_system() = 'keys');

create policy keys_wrap on relative_copy_files for update using (actor_system() = 'keys');
