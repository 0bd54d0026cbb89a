create policy office on release_history for select using ((select actor_may('requests.decide')));

create policy release on release_history using (actor_system() = 'release');
