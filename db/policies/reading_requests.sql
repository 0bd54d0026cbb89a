create policy own on reading_requests for select using (reader_id = actor_id());

create policy office on reading_requests for select using ((select actor_may('roles.manage')));
