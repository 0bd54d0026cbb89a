-- Whether somebody is said to have died, for 'reminders': it asks them nothing, since others read that mailbox now.
create or replace function is_mourned(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() is not distinct from 'reminders' and is_reported(person)
  $$;
revoke all on function is_mourned(uuid) from public;
grant execute on function is_mourned(uuid) to wensenregister_app;
