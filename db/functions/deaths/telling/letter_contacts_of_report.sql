-- Who may read with a letter after a death, for who decides on it: who was a contact when it began, and those for whom
-- a copy was made. `sealed_for`: the row that the card is sealed for.
create or replace function letter_contacts_of_report(report uuid)
  returns table (relative_id uuid, sealed_for text, row_id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, 'relatives', r.id, r.sealed
      from death_reports d join relatives r on is_witness(d, r)
     where d.id = report and report_runs(d.state) and (select actor_may('requests.decide'))
    union all
    select c.relative_id, 'relative_copies', c.id, c.sealed
      from death_reports d join relative_copies c on c.report_id = d.id
     where d.id = report and report_runs(d.state) and (select actor_may('requests.decide'))
       and not exists (select from relatives r where r.id = c.relative_id)
     order by 1
  $$;
revoke all on function letter_contacts_of_report(uuid) from public;
grant execute on function letter_contacts_of_report(uuid) to wensenregister_app;
