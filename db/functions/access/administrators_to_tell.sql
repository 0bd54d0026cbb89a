-- Whom to tell of what this transaction noted, for who did it: all administrators, where a colleague asked for
-- more, or looked up one too many for the first time in an hour.
create or replace function administrators_to_tell()
  returns table (id uuid, email citext, colleague citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, c.email
      from users u join users c on c.id = actor_id()
     where exists (
             select from user_roles r join role_capabilities p using (role)
              where r.user_id = u.id and p.capability = 'roles.manage')
       and exists (
             select from audit_log a
              where a.transaction_id = pg_current_xact_id_if_assigned() and a.actor_id = actor_id()
                and (a.action = 'reading.ask'
                     or a.action = 'files.braked' and not exists (
                       select from audit_log b
                        where b.actor_id = a.actor_id and b.action = 'files.braked' and b.id < a.id
                          and b.at > a.at - interval '1 hour')))
     order by u.email
  $$;
revoke all on function administrators_to_tell() from public;
grant execute on function administrators_to_tell() to wensenregister_app;
