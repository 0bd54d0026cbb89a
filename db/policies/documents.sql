create policy own on documents using (user_id = actor_id());

-- The nightly cleaning looks which objects of the storage are still referred to.
create policy cleaning on documents for select using (actor_system() = 'cleaning');

-- It removes what waited for the rest of its form.
create policy cleaning_waiting on documents for delete
  using (actor_system() = 'cleaning' and purpose = 'waiting');

-- The picture of a signed living will is read with it.
create policy granted on documents for select using (
  user_id in (select actor_reads('documents'))
  or (purpose = 'wilsverklaring' and user_id in (select actor_reads('living will'))));

create policy by_relative on documents for select using (
  id in (select relative_reads_documents())
  or (purpose = 'wilsverklaring' and user_id in (select relative_reads('living will'))));

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on documents for select using (actor_system() = 'keys');

create policy keys_seal on documents for update using (actor_system() = 'keys');
