create policy own on relatives using (owner_id = actor_id());

-- Who writes along changes the contacts of step 6, and the rows follow.
create policy granted_write on relatives
  using (owner_id in (select actor_writes('details')))
  with check (owner_id in (select actor_writes('details')) and state in ('noted', 'withdrawn'));

-- What a contact does by a link.
create policy relatives on relatives for select using (actor_system() = 'relatives');

create policy relatives_answer on relatives for update using (actor_system() = 'relatives')
  with check (actor_system() = 'relatives' and state in ('accepted', 'declined'));

create policy cleaning on relatives for select
  using (actor_system() = 'cleaning' and state = 'withdrawn');

create policy cleaning_remove on relatives for delete
  using (actor_system() = 'cleaning' and state = 'withdrawn');

create policy keys on relatives for select using (actor_system() = 'keys');

create policy keys_wrap on relatives for update using (actor_system() = 'keys');

-- Whoever was asked is told when the account goes.
create policy deletion on relatives for select using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d
               where d.user_id = owner_id and d.execute_after <= now()));

create policy deaths on relatives for select using (actor_system() = 'deaths');
