-- In whose file this transaction has noted that the actor writes, in this part.
create or replace function actor_writes(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and a.actor_id = actor_id() and a.action = 'file.write' and a.detail = wanted
  $$;
revoke all on function actor_writes(text) from public;
grant execute on function actor_writes(text) to wensenregister_app;
