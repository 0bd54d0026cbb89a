create policy accounts on mail_requests using (actor_system() = 'accounts');

create policy cleaning on mail_requests using (actor_system() = 'cleaning');
