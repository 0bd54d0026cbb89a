-- The report to which a contact may add a paper: of who named them, as long as it is not certain.
create or replace function report_to_prove() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.id
      from relatives r join death_reports d on d.subject_id = r.owner_id and d.state = 'reported'
     where r.id = actor_relative() and is_witness(d, r)
  $$;
revoke all on function report_to_prove() from public;
grant execute on function report_to_prove() to wensenregister_app;
