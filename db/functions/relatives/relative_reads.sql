-- Of whom this transaction has noted that the contact who acts reads this part.
create or replace function relative_reads(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where actor_relative() is not null
       and a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and a.actor_id = actor_relative() and a.acted_as = 'relative'
       and a.action = 'file.read' and a.detail = wanted
  $$;
revoke all on function relative_reads(text) from public;
grant execute on function relative_reads(text) to wensenregister_app;
