create policy release on release_links using (actor_system() = 'release');

create policy cleaning on release_links using (actor_system() = 'cleaning');
