create policy release on release_links using (actor_system() = 'release');

create policy cleaning on release_links using (actor_system() = 'cleaning');

create policy deaths on release_links
  using (report_id is not null and actor_system() = 'deaths');
