create policy own on release_preferences using (user_id = actor_id());
