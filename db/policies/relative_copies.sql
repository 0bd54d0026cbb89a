create policy relatives on relative_copies for select using (actor_system() = 'relatives');

create policy deaths on relative_copies for select using (actor_system() = 'deaths');

create policy deaths_begin on relative_copies for insert with check (actor_system() = 'deaths');

create policy deaths_make on relative_copies for update using (actor_system() = 'deaths');

create policy cleaning on relative_copies for select using (actor_system() = 'cleaning');

create policy cleaning_remove on relative_copies for delete using (actor_system() = 'cleaning');

create policy keys on relative_copies for select using (actor_system() = 'keys');

create policy keys_wrap on relative_copies for update using (actor_system() = 'keys');
