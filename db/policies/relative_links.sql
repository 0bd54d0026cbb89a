create policy relatives on relative_links using (actor_system() = 'relatives');

-- Who invites makes the link of the mail and the code of the letter; a former one counts no more. Who is asked
-- about a death keeps the letter they have: with another one, somebody else would answer.
create policy own on relative_links using (
  purpose in ('answer', 'read')
  and exists (select from relatives r where r.id = relative_id and r.owner_id = actor_id()))
  with check (
    purpose in ('answer', 'read')
    and exists (select from relatives r where r.id = relative_id and r.owner_id = actor_id())
    and not (purpose = 'read' and is_held(relative_id)));

create policy cleaning on relative_links using (actor_system() = 'cleaning');

-- Asks another contact about a death.
create policy deaths on relative_links for insert
  with check (purpose = 'death' and actor_system() = 'deaths');

-- Nobody is asked twice, and a copy takes the code of a letter along.
create policy deaths_look on relative_links for select
  using (purpose in ('death', 'read') and actor_system() = 'deaths');
