-- What is kept only for a while: the nightly cleaning may see and remove it, and nothing else.
create policy cleaning on wish_saves using (actor_system() = 'cleaning');
create policy cleaning on mails using (actor_system() = 'cleaning');
create policy cleaning on sessions using (actor_system() = 'cleaning');
create policy cleaning on tokens using (actor_system() = 'cleaning');

-- Replacing the master key: wrapped keys are wrapped anew, their contents stay the same.
create policy keys on person_keys using (actor_system() = 'keys');
