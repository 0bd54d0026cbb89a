create policy own on payments for select using (member_id = (select actor_member_id()));

create policy own_open on payments for insert
  with check (member_id = (select actor_member_id()) and state = 'open' and session_id is null);

create policy payments on payments using (actor_system() = 'payments');

create policy cleaning on payments for select using (actor_system() = 'cleaning');

create policy cleaning_delete on payments for delete using (actor_system() = 'cleaning');
