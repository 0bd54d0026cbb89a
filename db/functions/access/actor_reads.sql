-- Of whom this transaction has noted that the actor reads this part; who writes reads as well. No other
-- has this id at a moment after this one began, also not in a database that was restored.
create or replace function actor_reads(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and (a.actor_id = actor_id()
            or (a.actor_id is null and actor_id() is null and a.acted_as = actor_system()))
       and a.action in ('file.read', 'file.write') and a.detail = wanted
  $$;
revoke all on function actor_reads(text) from public;
grant execute on function actor_reads(text) to wensenregister_app;
