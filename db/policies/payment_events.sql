create policy payments on payment_events using (actor_system() = 'payments');

create policy cleaning on payment_events for select using (actor_system() = 'cleaning');

create policy cleaning_delete on payment_events for delete using (actor_system() = 'cleaning');
