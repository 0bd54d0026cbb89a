create policy own on invoices for select using (member_id = (select actor_member_id()));

create policy payments on invoices for insert with check (actor_system() = 'payments');

create policy payments_read on invoices for select using (actor_system() = 'payments');

create policy cleaning on invoices for select using (actor_system() = 'cleaning');

create policy cleaning_delete on invoices for delete using (actor_system() = 'cleaning');
