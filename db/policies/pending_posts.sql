create policy own on pending_posts for select using (user_id = actor_id());

create policy own_end on pending_posts for delete using (user_id = actor_id());

create policy accounts on pending_posts using (actor_system() = 'accounts');

create policy cleaning on pending_posts using (actor_system() = 'cleaning');

create policy granted on pending_posts for select using (mandate_id in (select actor_holds()));

create policy granted_end on pending_posts for delete using (mandate_id in (select actor_holds()));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on pending_posts for select using (actor_system() = 'keys');

create policy keys_seal on pending_posts for update using (actor_system() = 'keys');
