-- Whether what was paid for a request went back already, whoever saw to that: its mails say nothing of it then.
create or replace function money_returned(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() = 'release' and exists (
      select from payments p
       where p.request_id = request and p.state = 'refunded' and p.problem is null)
  $$;
revoke all on function money_returned(uuid) from public;
grant execute on function money_returned(uuid) to wensenregister_app;
