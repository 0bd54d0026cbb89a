create policy own on file_index for select using (user_id = actor_id());

create policy own_change on file_index for update using (user_id = actor_id());

create policy accounts on file_index using (actor_system() = 'accounts');

create policy granted on file_index for select using (user_id in (select actor_writes('details')));

create policy granted_write on file_index for update
  using (user_id in (select actor_writes('details')));
