-- Added by a function, of who looked whom the owner named.
create policy office on request_calls for select using ((select actor_may('requests.decide')));

-- The owner is told which doctor was called.
create policy release on request_calls for select using (actor_system() = 'release');

create policy cleaning on request_calls for select using (actor_system() = 'cleaning');

create policy cleaning_remove on request_calls for delete using (actor_system() = 'cleaning');

create policy keys on request_calls for select using (actor_system() = 'keys');

create policy keys_wrap on request_calls for update using (actor_system() = 'keys');
