-- Who is no contact (any more) of the file of a report, for who decides on it: what they said counts no
-- longer (report_is_certain).
create or replace function contacts_taken_back(report uuid) returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id
      from death_reports d join relatives r on r.owner_id = d.subject_id and r.state <> 'confirmed'
     where d.id = report and (select actor_may('requests.decide'))
  $$;
revoke all on function contacts_taken_back(uuid) from public;
grant execute on function contacts_taken_back(uuid) to wensenregister_app;
