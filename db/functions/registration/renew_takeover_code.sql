-- Another code in place of the one before, for an account without an address, while it was not taken
-- over: for who writes along, in the transaction that notes it. Until when it counts; null otherwise.
create or replace function renew_takeover_code(subject uuid, code bytea, days integer) returns timestamptz
  language sql security definer set search_path = public, pg_temp
  as $$
    update prepared_accounts p
       set code_hash = code, code_until = now() + make_interval(days => days)
     where p.user_id = subject and p.user_id in (select actor_writes('details'))
       and (select email from users u where u.id = p.user_id) is null
    returning code_until
  $$;
revoke all on function renew_takeover_code(uuid, bytea, integer) from public;
grant execute on function renew_takeover_code(uuid, bytea, integer) to wensenregister_app;
