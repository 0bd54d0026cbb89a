-- A request that its owner, a contact of theirs or the office stopped needs a person where something was got of it by
-- then: what was read by who should not have cannot be called back. One that a sign-in stopped, after the trusted
-- person said yes, does too: it may have been family. Until somebody says that it is dealt with, or the request is gone.
create or replace function attend_stop(request uuid, former text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into attention (kind, about, why)
      select case when got.fetched then 'fetched' else 'entered' end, r.id::text, r.because
        from access_requests r
        cross join lateral (
          select exists (select from deliveries d join delivery_downloads g on g.delivery_id = d.id
                          where d.request_id = r.id) as fetched) got
       where r.id = request and r.state = 'stopped'
         and (r.because in ('owner-signed-in', 'owner-answered')
              and former in ('waiting_time', 'pending_verification', 'completed')
              or (r.because in ('by-owner', 'contact-denies') or stopped_by_desk(r.state, r.because)) and got.fetched)
      on conflict (kind, about) do nothing;
  $$;
revoke all on function attend_stop(uuid, text) from public;
