-- A member paid to say that somebody has died, and its own witness says that they live: a wrong number, or worse.
-- Until somebody says that it is dealt with, or the request is gone.
create or replace function attend_denied(request uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into attention (kind, about, why)
      select 'denied', r.id::text, r.because from access_requests r
       where r.id = request and r.state = 'rejected' and r.contact_denies = 'death'
      on conflict (kind, about) do nothing;
  $$;
revoke all on function attend_denied(uuid) from public;
