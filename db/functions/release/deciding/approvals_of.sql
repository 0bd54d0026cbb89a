-- Who approved a request, when and how, for who decides on it.
create or replace function approvals_of(request uuid)
  returns table (colleague_id uuid, email citext, at timestamptz, checks text[], despite text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.colleague_id, u.email, a.at, a.checks, a.despite
      from access_request_approvals a join users u on u.id = a.colleague_id
     where a.request_id = request and (select actor_may('requests.decide'))
     order by a.at, u.email
  $$;
revoke all on function approvals_of(uuid) from public;
grant execute on function approvals_of(uuid) to wensenregister_app;
