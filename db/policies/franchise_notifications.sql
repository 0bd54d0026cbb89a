create policy own on franchise_notifications for select
  using (franchise_id = (select actor_member_id()));

create policy own_read on franchise_notifications for update
  using (franchise_id = (select actor_member_id()));

create policy office on franchise_notifications for insert
  with check ((select actor_may('members.manage')));

create policy cleaning on franchise_notifications using (actor_system() = 'cleaning');

-- A member is told of the end of a request beside its links, in words of ours: not whose file it is.
create policy release_tells on franchise_notifications for insert
  with check (actor_system() = 'release');

-- Who came in by an invitation.
create policy accounts_tell on franchise_notifications for insert
  with check (actor_system() = 'accounts');
