create policy own on user_roles for select using (user_id = actor_id());

create policy accounts on user_roles using (actor_system() = 'accounts');

-- Roles are given and taken by who may.
create policy manage on user_roles for select using ((select actor_may('roles.manage')));

create policy manage_give on user_roles for insert with check ((select actor_may('roles.manage')));

create policy manage_take on user_roles for delete using ((select actor_may('roles.manage')));
