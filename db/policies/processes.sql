create policy keys on processes using (actor_system() = 'keys');

create policy cleaning on processes using (actor_system() = 'cleaning');
