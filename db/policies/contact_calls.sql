create policy office on contact_calls for select using ((select actor_may('requests.decide')));

create policy office_note on contact_calls for insert
  with check (noted_by = actor_id() and confirmed_by is null
              and (select actor_may('requests.decide')) and waits_for_answer(request_id));

create policy office_replace on contact_calls for delete
  using (confirmed_by is null and (select actor_may('requests.decide'))
         and waits_for_answer(request_id));

-- What waits for a second colleague does not expire meanwhile.
create policy release on contact_calls for select using (actor_system() = 'release');

create policy cleaning on contact_calls for select using (actor_system() = 'cleaning');

create policy cleaning_remove on contact_calls for delete using (actor_system() = 'cleaning');

create policy keys on contact_calls for select using (actor_system() = 'keys');

create policy keys_wrap on contact_calls for update using (actor_system() = 'keys');
