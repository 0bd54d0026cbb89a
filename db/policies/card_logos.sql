create policy settings_add on card_logos for insert
  with check ((select actor_may('cards.settings')));

create policy print on card_logos for select using ((select actor_may('cards.print')));

create policy cleaning on card_logos for select using (actor_system() = 'cleaning');

create policy cleaning_delete on card_logos for delete using (actor_system() = 'cleaning');

create policy keys on card_logos for select using (actor_system() = 'keys');

create policy keys_wrap on card_logos for update using (actor_system() = 'keys');
