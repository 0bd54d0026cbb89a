-- Earlier reports of the same person that were stopped since somebody said that it is not so, or the owner
-- showed that they live, or a colleague stopped a delivery since they do, or refused one since they asked and it is not
-- so: the last first. For who decides on a report.
create or replace function denials_before(report uuid)
  returns table (id uuid, because text, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, o.because, o.changed_at
      from death_reports d
      join death_reports o on o.subject_id = d.subject_id and o.created_at < d.created_at
     where d.id = report and (o.state = 'stopped' and o.because in
             ('contact-denies', 'by-owner', 'owner-signed-in', 'owner-answered', 'said-to-live')
            or o.state = 'refused' and o.because = 'not-so')
       and (select actor_may('requests.decide'))
     order by o.created_at desc
  $$;
revoke all on function denials_before(uuid) from public;
grant execute on function denials_before(uuid) to wensenregister_app;
