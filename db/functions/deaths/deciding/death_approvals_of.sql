-- Who approved a report, when and how, for who decides on it.
create or replace function death_approvals_of(report uuid)
  returns table (colleague_id uuid, email citext, at timestamptz, checks text[], paper_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.colleague_id, u.email, a.at, a.checks, a.paper_id
      from death_report_approvals a join users u on u.id = a.colleague_id
     where a.report_id = report and (select actor_may('requests.decide'))
     order by a.at, u.email
  $$;
revoke all on function death_approvals_of(uuid) from public;
grant execute on function death_approvals_of(uuid) to wensenregister_app;
