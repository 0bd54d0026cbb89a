create policy queue on mails for insert
  with check (actor_id() is not null or actor_system() is not null);

create policy mail on mails using (actor_system() = 'mail');

create policy cleaning on mails using (actor_system() = 'cleaning');

-- Whether the mail about an appointment got away: the page says so, and the office phones if not.
create policy appointments on mails for select using (
  kind like 'appointment-%'
  and (actor_system() = 'appointments' or (select actor_may('appointments.read'))));

create policy release_warning on mails for select
  using (actor_system() = 'release'
         and kind in ('access-stop', 'access-stop-living-will', 'access-deletion-soon-owner'));
