create policy own on guild_memberships for select using (member_id = (select actor_member_id()));

create policy own_invite on guild_memberships for insert
  with check (member_id = (select actor_owned_member_id()) and part = 'colleague'
              and num_nonnulls(user_id, invited_user_id, invitation) = 0);

create policy own_end on guild_memberships for delete
  using (member_id = (select actor_owned_member_id()) and part = 'colleague');

create policy office on guild_memberships for select using ((select actor_may('members.manage')));

create policy office_owner on guild_memberships for insert
  with check ((select actor_may('members.manage')) and part = 'owner'
              and num_nonnulls(user_id, invited_user_id, invitation) = 0);

create policy accounts on guild_memberships using (actor_system() = 'accounts');
