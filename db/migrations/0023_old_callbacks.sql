-- A request to be called back holds a name and a number: like an appointment it goes after half a
-- year.
grant delete on callback_requests to wensenregister_app;
create policy cleaning on callback_requests using (actor_system() = 'cleaning');
