create policy own on deliveries for select
  using (request_id in (select id from own_access_requests()));

create policy office on deliveries for select using ((select actor_may('requests.decide')));

create policy office_retry on deliveries for update
  using (delivered_at is null and (select actor_may('requests.decide'))
         and request_id not in (select id from own_access_requests()));

create policy release on deliveries for select using (actor_system() = 'release');

create policy release_try on deliveries for update
  using (delivered_at is null and actor_system() = 'release');

create policy cleaning on deliveries for select using (actor_system() = 'cleaning');

create policy cleaning_remove on deliveries for delete using (actor_system() = 'cleaning');

create policy release_term on deliveries for update
  using (actor_system() = 'release' and deletes_at is not null);
