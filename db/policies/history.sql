create policy office on history for select
  using (machine in ('release_cases', 'access_requests') and (select actor_may('requests.decide')));

create policy release on history
  using (machine in ('release_cases', 'access_requests') and actor_system() = 'release');

create policy own_cards on history for select
  using (machine = 'card_orders' and row_id in (select actor_card_orders()));

create policy own_living_wills on history for select
  using (machine = 'wilsverklaringen' and row_id in (select actor_living_wills()));

create policy deaths on history
  using (machine = 'death_reports' and actor_system() = 'deaths');

create policy office_reports on history for select
  using (machine = 'death_reports' and (select actor_may('requests.decide')));
