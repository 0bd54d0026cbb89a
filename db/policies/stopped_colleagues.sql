create policy own on stopped_colleagues for select using (user_id = (select actor_id()));

create policy own_read on stopped_colleagues for delete using (user_id = (select actor_id()));

create policy cleaning_sees on stopped_colleagues for select using (actor_system() = 'cleaning');

create policy cleaning on stopped_colleagues for delete using (actor_system() = 'cleaning');
