create policy deaths on death_notices for select using (actor_system() = 'deaths');

create policy deaths_add on death_notices for insert with check (actor_system() = 'deaths');

-- What comes of it is noted by functions only.
create policy office on death_notices for select using ((select actor_may('requests.decide')));

create policy cleaning on death_notices for select using (actor_system() = 'cleaning');

create policy cleaning_remove on death_notices for delete using (actor_system() = 'cleaning');

create policy keys on death_notices for select using (actor_system() = 'keys');

create policy keys_wrap on death_notices for update using (actor_system() = 'keys');
