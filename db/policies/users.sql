create policy own on users for select using (id = actor_id());

-- 'accounts' is the part of the application that signs people up and in.
create policy accounts on users using (actor_system() = 'accounts');

create policy reminders on users for select
  using (actor_system() = 'reminders' and email_verified_at is not null
         and exists (select from profiles where profiles.user_id = users.id));

-- The job reaches nobody but those whose seven days are over. Everything of a person hangs on
-- their row in users and goes with it, the keys among it.
create policy deletion on users for select using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d where d.user_id = users.id and d.execute_after <= now()));

create policy deletion_execute on users for delete using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d where d.user_id = users.id and d.execute_after <= now()));

-- Of the account, what the booklet says too: the address, and when all was found still right.
create policy granted on users for select
  using (actor_system() = 'release' and id in (select actor_reads('details')));

create policy ended on users for select
  using (actor_system() = 'deletion' and id in (select ended_deliveries()));

create policy ended_execute on users for delete
  using (actor_system() = 'deletion' and id in (select ended_deliveries()));

create policy cleaning on users for select using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days'
  and not exists (select from prepared_accounts p
                   where p.user_id = users.id
                     and coalesce(p.code_until, p.made_at) > now() - interval '1 year')
  and not owns_wish_file(id));

create policy cleaning_remove on users for delete using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days'
  and not exists (select from prepared_accounts p
                   where p.user_id = users.id
                     and coalesce(p.code_until, p.made_at) > now() - interval '1 year')
  and not owns_wish_file(id));

-- Who asked a contact is mailed the answer.
create policy relatives on users for select using (
  actor_system() = 'relatives'
  and exists (select from relatives r
               where r.owner_id = users.id and r.state in ('accepted', 'declined')));
