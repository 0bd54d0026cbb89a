create policy own on audit_log for select using (subject_id = actor_id());

create policy search on audit_log for select using ((select actor_may('audit.search')));

create policy audit on audit_log for select using (actor_system() = 'audit');
