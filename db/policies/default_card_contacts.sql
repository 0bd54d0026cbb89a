create policy settings on default_card_contacts using ((select actor_may('cards.settings')));

create policy print on default_card_contacts for select using ((select actor_may('cards.print')));
