-- Contacts who acted and are in the log, as the file of who named them has them: names are opened by the
-- application. For who may search the log.
create or replace function audit_relatives(ids uuid[])
  returns table (id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.sealed from relatives r
     where r.id = any(ids) and (select actor_may('audit.search'))
       and exists (select from audit_log a where a.actor_id = r.id and a.acted_as = 'relative')
  $$;
revoke all on function audit_relatives(uuid[]) from public;
grant execute on function audit_relatives(uuid[]) to wensenregister_app;
