-- What the colleague who acts saw of a report that is not certain yet: the paper that is there, since it
-- came, and of whom it is, since it was reported, which is given again to who saw it. By their rows in the
-- audit log.
create or replace function seen_of_report(report uuid)
  returns table (paper boolean, whose boolean, user_id uuid, sealed bytea, file_number text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select seen.paper, seen.whose, u.id, i.sealed, w.wish_file_number
      from death_reports d
      cross join lateral (
        select exists (
                 select from death_report_papers p
                   join audit_log l on l.subject_id = d.subject_id and l.at >= p.created_at
                  where p.report_id = d.id and l.actor_id = actor_id()
                    and l.action = 'death.look' and l.detail is null) as paper,
               exists (
                 select from audit_log l
                  where l.subject_id = d.subject_id and l.at >= d.created_at
                    and l.actor_id = actor_id() and l.action = 'file.details'
                    and l.reason = 'death-report' and l.detail is null) as whose) seen
      left join users u on u.id = d.subject_id and seen.whose
      left join file_index i on i.user_id = u.id
      left join wishes w on w.user_id = u.id
     where d.id = report and d.state = 'reported' and (select actor_may('requests.decide'))
  $$;
revoke all on function seen_of_report(uuid) from public;
grant execute on function seen_of_report(uuid) to wensenregister_app;
