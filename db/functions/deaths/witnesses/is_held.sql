-- Whether a contact is asked about a death that runs: until it is over they stay who they are, with their
-- address, number and letter.
create or replace function is_held(relative uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from relatives r
        join death_reports d on d.subject_id = r.owner_id and report_runs(d.state) and is_witness(d, r)
       where r.id = relative)
  $$;
revoke all on function is_held(uuid) from public;
grant execute on function is_held(uuid) to wensenregister_app;
