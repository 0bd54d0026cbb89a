-- Whether what was paid for a request went back without being asked for, or is disputed, and nobody settled that yet.
-- For who decides on it.
create or replace function is_money_back(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select actor_may('requests.decide')) and exists (
      select from payments p join attention a on a.kind = 'returned' and a.about = p.id::text
       where p.request_id = request)
  $$;
revoke all on function is_money_back(uuid) from public;
grant execute on function is_money_back(uuid) to wensenregister_app;
