create policy own_ask on access_requests for insert
  with check (member_id = (select actor_member_id()) and state = 'unpaid');

create policy office on access_requests for select
  using (state <> 'unpaid' and (select actor_may('requests.decide')));

create policy payments on access_requests for select using (actor_system() = 'payments');

create policy payments_pay on access_requests for update
  using (actor_system() = 'payments' and state = 'unpaid')
  with check (state in ('waiting_contact', 'expired'));

create policy release on access_requests for select using (actor_system() = 'release');

create policy release_move on access_requests for update using (actor_system() = 'release');

create policy cleaning on access_requests for select using (actor_system() = 'cleaning');

create policy cleaning_empty on access_requests for update
  using (actor_system() = 'cleaning' and state in ('completed', 'rejected', 'stopped', 'expired'));

create policy keys on access_requests for select using (actor_system() = 'keys');

create policy keys_wrap on access_requests for update using (actor_system() = 'keys');

create policy office_decide on access_requests for update
  using (state in ('waiting_contact', 'waiting_time', 'pending_verification')
         and (select actor_may('requests.decide'))
         and member_id is distinct from (select actor_member_id()))
  with check (state in ('completed', 'rejected'));
