create policy office on delivery_downloads for select using ((select actor_may('requests.decide')));

create policy cleaning on delivery_downloads for select using (actor_system() = 'cleaning');

create policy cleaning_remove on delivery_downloads for delete using (actor_system() = 'cleaning');
