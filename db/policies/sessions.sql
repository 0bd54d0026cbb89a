create policy own on sessions for select using (user_id = actor_id());

create policy own_end on sessions for delete using (user_id = actor_id());

create policy accounts on sessions using (actor_system() = 'accounts');

-- What is kept only for a while: the nightly cleaning may see and remove it, and nothing else. An
-- address that was never confirmed may be a stranger's typing: such accounts go after 30 days.
create policy cleaning on sessions using (actor_system() = 'cleaning');
