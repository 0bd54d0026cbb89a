create policy own on access_certificates for select
  using (request_id in (select id from own_access_requests()));

create policy own_add on access_certificates for insert
  with check ((select actor_member_id()) is not null
              and request_id in (select own_requests_to_prove()));

create policy own_remove on access_certificates for delete
  using (request_id in (select own_requests_to_prove()));

create policy cleaning on access_certificates for select using (actor_system() = 'cleaning');

create policy cleaning_remove on access_certificates for delete
  using (actor_system() = 'cleaning');

create policy keys on access_certificates for select using (actor_system() = 'keys');

create policy keys_wrap on access_certificates for update using (actor_system() = 'keys');
