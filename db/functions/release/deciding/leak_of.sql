-- Since when it is to be decided whether what was got of a request before it was stopped is a leak of data, and what
-- was decided by which colleague, for who decides on requests. Nothing where nothing was got, or it goes on.
create or replace function leak_of(request uuid)
  returns table (stopped_at timestamptz, decision text, why text, decided_at timestamptz, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.changed_at, r.leak_decision, r.leak_why, r.leak_decided_at, u.email
      from access_requests r left join users u on u.id = r.leak_decided_by
     where r.id = request and r.state = 'stopped'
       and (r.leak_decision is not null
            -- A delivery is forgotten before what was decided about it.
            or exists (select from attention a where a.kind = 'fetched' and a.about = r.id::text)
            -- What `attend_stop` asked about, and needs nobody without a decision, was dealt with before those were kept.
            or first_fetched(r.id) is not null
               and not stopped_by_desk(r.state, r.because)
               and r.because not in ('by-owner', 'owner-signed-in', 'owner-answered', 'not-shared'))
       and (select actor_may('requests.decide'))
  $$;
revoke all on function leak_of(uuid) from public;
grant execute on function leak_of(uuid) to wensenregister_app;
