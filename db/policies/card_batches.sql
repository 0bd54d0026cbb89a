create policy print on card_batches for select using ((select actor_may('cards.print')));

create policy cleaning on card_batches for select using (actor_system() = 'cleaning');

create policy cleaning_delete on card_batches for delete using (actor_system() = 'cleaning');
