-- The paper of a report, for who decides on it: that there is one, not what it says.
create or replace function paper_of_report(report uuid)
  returns table (id uuid, relative_id uuid, added_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.relative_id, p.created_at
      from death_report_papers p
     where p.report_id = report and (select actor_may('requests.decide'))
  $$;
revoke all on function paper_of_report(uuid) from public;
grant execute on function paper_of_report(uuid) to wensenregister_app;
