create policy accounts on tokens using (actor_system() = 'accounts');

create policy cleaning on tokens using (actor_system() = 'cleaning');
