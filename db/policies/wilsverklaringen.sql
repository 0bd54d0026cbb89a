-- Nothing is written without consent; taking away is always possible.
create policy own on wilsverklaringen using (user_id = actor_id())
  with check (user_id = actor_id() and (select actor_consents('health')));

create policy granted on wilsverklaringen for select
  using (user_id in (select actor_reads('living will')));

create policy by_relative on wilsverklaringen for select
  using (user_id in (select relative_reads('living will')));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on wilsverklaringen for select using (actor_system() = 'keys');

create policy keys_seal on wilsverklaringen for update using (actor_system() = 'keys');
