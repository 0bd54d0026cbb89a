-- Noted as made by a function.
create policy office on calls_to_make for select using ((select actor_may('requests.decide')));

create policy release on calls_to_make using (actor_system() = 'release');

create policy cleaning on calls_to_make for select using (actor_system() = 'cleaning');

create policy cleaning_remove on calls_to_make for delete using (actor_system() = 'cleaning');
