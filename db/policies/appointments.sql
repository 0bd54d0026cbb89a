create policy book on appointments for insert with check (actor_system() = 'appointments');

create policy find on appointments for select using (actor_system() = 'appointments');

create policy change on appointments for update using (actor_system() = 'appointments');

create policy own on appointments for select using (customer_user_id = actor_id());

create policy office on appointments for select using ((select actor_may('appointments.read')));

-- Half a year after they took place, or were made, appointments and requests to be called go.
create policy cleaning on appointments using (actor_system() = 'cleaning');

create policy keys on appointments for select using (actor_system() = 'keys');

create policy keys_wrap on appointments for update using (actor_system() = 'keys');

-- Appointments that someone made while signed in go with the account: they hold name and address,
-- under no key of the person.
create policy deletion on appointments for select using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d
               where d.user_id = customer_user_id and d.execute_after <= now()));

create policy deletion_execute on appointments for delete using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d
               where d.user_id = customer_user_id and d.execute_after <= now()));

create policy ended on appointments for select
  using (actor_system() = 'deletion' and customer_user_id in (select ended_deliveries()));

create policy ended_execute on appointments for delete
  using (actor_system() = 'deletion' and customer_user_id in (select ended_deliveries()));

create policy office_book on appointments for insert
  with check (booked_by = actor_id() and (select actor_may('appointments.change')));

create policy office_change on appointments for update
  using ((select actor_may('appointments.change')));
