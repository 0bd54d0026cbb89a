create policy relatives on relative_visits using (actor_system() = 'relatives');

create policy cleaning on relative_visits using (actor_system() = 'cleaning');
