create policy own on person_keys for select using (user_id = actor_id());

create policy accounts on person_keys using (actor_system() = 'accounts');

-- Replacing the master key, or a person's own: the row stays, with another key in it.
create policy keys on person_keys using (actor_system() = 'keys');

create policy versions on person_keys for select using (actor_system() = 'versions');
