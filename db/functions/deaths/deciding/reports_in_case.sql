-- The reports of contacts in the case of a request, for who decides on it.
create or replace function reports_in_case(request uuid)
  returns table (id uuid, state text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.id, d.state, d.created_at
      from access_requests r join death_reports d on d.case_id = r.case_id
     where r.id = request and (select actor_may('requests.decide'))
     order by d.created_at desc limit 20
  $$;
revoke all on function reports_in_case(uuid) from public;
grant execute on function reports_in_case(uuid) to wensenregister_app;
