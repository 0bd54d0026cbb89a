create policy own on step_marks using (user_id = actor_id());

create policy granted on step_marks for select
  using (section <> 'secret' and user_id in (select actor_reads('sections')));

create policy granted_write on step_marks
  using (section <> 'secret' and user_id in (select actor_writes('sections')));
