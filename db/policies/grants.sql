create policy own on grants for select using (subject_id = actor_id());
