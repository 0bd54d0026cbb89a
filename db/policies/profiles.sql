create policy own on profiles using (user_id = actor_id());

create policy accounts on profiles using (actor_system() = 'accounts');

-- 'reminders' sees whom it may write to and when they last wrote, of people who asked for it only.
create policy reminders on profiles for select
  using (actor_system() = 'reminders' and reminder_frequency <> 'never');

create policy granted on profiles for select using (user_id in (select actor_reads('details')));

create policy granted_make on profiles for insert
  with check (user_id in (select actor_writes('details')));

create policy granted_write on profiles for update
  using (user_id in (select actor_writes('details')));

create policy by_relative on profiles for select using (user_id in (select relative_reads('details')));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on profiles for select using (actor_system() = 'keys');

create policy keys_seal on profiles for update using (actor_system() = 'keys');
