create policy office on release_cases for select using ((select actor_may('requests.decide')));

create policy release on release_cases for select using (actor_system() = 'release');
