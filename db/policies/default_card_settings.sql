create policy settings on default_card_settings using ((select actor_may('cards.settings')));

create policy print on default_card_settings for select using ((select actor_may('cards.print')));

-- Which of them is still wanted.
create policy cleaning on default_card_settings for select using (actor_system() = 'cleaning');
