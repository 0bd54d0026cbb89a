create policy office on daily_figures for select using ((select actor_may('figures.read')));

create policy age on daily_figures for insert
  with check (kind = 'age' and actor_system() = 'accounts');
