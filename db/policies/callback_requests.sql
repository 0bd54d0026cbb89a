create policy ask on callback_requests for insert with check (actor_system() = 'callbacks');

create policy admin on callback_requests for select using ((select actor_may('callbacks.manage')));

create policy admin_change on callback_requests for update
  using ((select actor_may('callbacks.manage')));

create policy cleaning on callback_requests using (actor_system() = 'cleaning');

create policy keys on callback_requests for select using (actor_system() = 'keys');

create policy keys_wrap on callback_requests for update using (actor_system() = 'keys');
