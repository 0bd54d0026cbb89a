-- Whether somebody is said to have died, for 'reminders', which asks them nothing, for 'relatives', which tells them of
-- no contact, and for 'accounts', which tells them of no director: others read that mailbox now.
create or replace function is_mourned(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(actor_system() in ('reminders', 'relatives', 'accounts'), false) and is_reported(person)
  $$;
revoke all on function is_mourned(uuid) from public;
grant execute on function is_mourned(uuid) to wensenregister_app;
