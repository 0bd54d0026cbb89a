create policy own on consents using (user_id = actor_id());

create policy accounts on consents using (actor_system() = 'accounts');
