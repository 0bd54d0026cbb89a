-- How many of those who approved a request count: who lost the role since does not.
create or replace function approvals_that_count(request uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from access_request_approvals a
     where a.request_id = request and approval_refused(request, a.colleague_id) is null
  $$;
revoke all on function approvals_that_count(uuid) from public;
grant execute on function approvals_that_count(uuid) to wensenregister_app;
