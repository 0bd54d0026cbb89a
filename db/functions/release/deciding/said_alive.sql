-- When the owner of the file of a request said last that they live, or somebody signed in as them, of a death that
-- ended by it; of a living will, of a death that the same member claimed. answered: somebody was called about this
-- request after that, who says yes. For who decides on it.
create or replace function said_alive(request uuid)
  returns table (at timestamptz, signed_in boolean, answered boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.at, s.because = 'owner-signed-in',
           exists (select from last_calls(request) c
                    where c.said = 'yes' and c.noted_at > s.at
                      and approval_refused(request, c.noted_by) is null)
      from access_requests r
      cross join lateral (
        select o.changed_at as at, o.because from access_requests o
         where o.subject_id = r.subject_id and o.id <> r.id and o.kind = 'full' and o.state = 'stopped'
           and (r.kind = 'full' or o.member_id = r.member_id)
        union all
        select d.changed_at, d.because from death_reports d
         where d.subject_id = r.subject_id and d.state = 'stopped' and r.kind = 'full') s
     where r.id = request and s.because in ('by-owner', 'owner-signed-in', 'owner-answered')
       and (select actor_may('requests.decide'))
     order by s.at desc limit 1
  $$;
revoke all on function said_alive(uuid) from public;
grant execute on function said_alive(uuid) to wensenregister_app;
