-- What contacts said of a death, and who has its paper added, for who decides on it: the first first.
create or replace function contacts_of_report(report uuid)
  returns table (id uuid, sealed bytea, said text, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.sealed, a.answer, a.at
      from death_reports d
      join relatives r on r.owner_id = d.subject_id
      left join death_report_answers a on a.report_id = d.id and a.relative_id = r.id
     where d.id = report and (select actor_may('requests.decide'))
       and (a.at is not null
            or exists (select from death_report_papers p
                        where p.report_id = d.id and p.relative_id = r.id))
     order by a.at nulls last, r.id
  $$;
revoke all on function contacts_of_report(uuid) from public;
grant execute on function contacts_of_report(uuid) to wensenregister_app;
