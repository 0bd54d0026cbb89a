create policy settings on postcode_area_assignments using ((select actor_may('cards.settings')));

create policy print on postcode_area_assignments for select
  using ((select actor_may('cards.print')));
