create policy relatives on relative_visits using (actor_system() = 'relatives');

create policy cleaning on relative_visits using (actor_system() = 'cleaning');

-- Who prints a new letter shows out who reads by the one before. Of a contact with an address the visit may
-- be to somebody else.
create policy own on relative_visits for select using (
  address in (select sha256(uuid_send(id)) from relatives where owner_id = actor_id()));

create policy own_end on relative_visits for delete using (
  address in (select sha256(uuid_send(id)) from relatives where owner_id = actor_id()));
