-- Whether a contact may let us know: not after three of theirs in a row that the owner stopped, until the
-- owner opens it again, and not once the months are over.
create or replace function may_report(relative uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*) filter (where last.stopped) < 3
       and not exists (select from relatives r where r.id = relative and months_are_over(r.owner_id))
      from (
        select d.state = 'stopped' and d.because in ('by-owner', 'owner-signed-in', 'owner-answered') as stopped
          from relatives r
          join death_report_answers a on a.relative_id = r.id
          join death_reports d on d.id = a.report_id
         where r.id = relative and d.created_at > coalesce(r.reports_from, '-infinity')
           and a.at = d.created_at -- of who reported it
           and a.answer = 'yes' -- what they took back themselves comes between no two
         order by d.created_at desc limit 3) last
  $$;
revoke all on function may_report(uuid) from public;
grant execute on function may_report(uuid) to wensenregister_app;
