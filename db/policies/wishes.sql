create policy own on wishes using (user_id = actor_id());

-- The command that checks the versions of every file reads, and changes nothing.
create policy versions on wishes for select using (actor_system() = 'versions');

-- The link of a reminder says whether the file is a draft, also to who has turned reminders off since. Where no
-- system acts, '=' would be neither true nor false, and the rest asked of each row.
create policy reminders on wishes for select
  using (actor_system() is not distinct from 'reminders' and is_reminded(user_id));

create policy granted on wishes for select using (
  user_id in (select actor_reads('sections')) or user_id in (select actor_reads('confidential')));

-- Whoever writes for another signs for it, and confirms nothing.
create policy granted_make on wishes for insert with check (
  user_id in (select actor_writes('sections')) and not is_completed and last_updated_by = actor_id());

create policy granted_write on wishes for update
  using (user_id in (select actor_writes('sections')))
  with check (
    user_id in (select actor_writes('sections')) and not is_completed
    and last_updated_by = actor_id());

create policy by_relative on wishes for select using (
  id in (select s.wish_id from relative_reads_sections() s));

-- Replacing data keys: whose file it is that something is sealed anew in.
create policy keys on wishes for select using (actor_system() = 'keys');
