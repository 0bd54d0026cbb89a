-- Deleting an account: asked for, then seven days to think again, then carried out by a job
-- (specification 2.1).

-- Who has asked for it. The row goes with the account. The link in the mail takes the request back
-- without signing in.
create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  requested_at timestamptz not null default now(),
  execute_after timestamptz not null
);

alter table account_deletions enable row level security;
-- Nothing is updated; locking a row asks for the right to.
grant select, insert, update (execute_after), delete on account_deletions to wensenregister_app;

create policy own on account_deletions using (user_id = actor_id());
create policy deletion on account_deletions using (actor_system() = 'deletion');
-- Someone who is about to go is not reminded of what is about to go.
create policy reminders on account_deletions for select using (actor_system() = 'reminders');

-- The job reaches nobody but those whose seven days are over. Everything of a person hangs on
-- their row in users and goes with it, the keys among it.
create policy deletion on users for select using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d where d.user_id = users.id and d.execute_after <= now()));
create policy deletion_execute on users for delete using (
  actor_system() = 'deletion'
  and exists (select from account_deletions d where d.user_id = users.id and d.execute_after <= now()));

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
