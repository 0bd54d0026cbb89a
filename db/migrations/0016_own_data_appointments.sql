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
