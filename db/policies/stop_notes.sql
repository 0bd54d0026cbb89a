create policy cleaning on stop_notes for select using (actor_system() = 'cleaning');

create policy cleaning_remove on stop_notes for delete using (actor_system() = 'cleaning');

create policy keys on stop_notes for select using (actor_system() = 'keys');

create policy keys_wrap on stop_notes for update using (actor_system() = 'keys');
