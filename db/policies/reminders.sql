create policy own on reminders for select using (user_id = actor_id());

create policy reminders on reminders using (actor_system() = 'reminders');

create policy granted on reminders for select
  using (actor_system() = 'release' and user_id in (select actor_reads('sections')));
