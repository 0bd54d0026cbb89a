-- Whom 'reminders' writes to, or has written to; nobody else learns it. A function of its own, since the policies of
-- both tables would come along in the plan of each query that reads or writes a file.
create or replace function is_reminded(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() is not distinct from 'reminders'
       and (exists (select from profiles p where p.user_id = person and p.reminder_frequency <> 'never')
            or exists (select from reminders r where r.user_id = person))
  $$;
revoke all on function is_reminded(uuid) from public;
grant execute on function is_reminded(uuid) to wensenregister_app;
