create policy own on mandates for select using (subject_id = actor_id());

create policy held on mandates for select using (grantee_user_id = actor_id());

-- Whether a post names a mandate that there is, before it is kept.
create policy accounts on mandates for select using (actor_system() = 'accounts');
