create policy accounts on prepared_accounts using (actor_system() = 'accounts');

create policy cleaning on prepared_accounts for select using (actor_system() = 'cleaning');
