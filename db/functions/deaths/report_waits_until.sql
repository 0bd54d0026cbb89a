-- Until when an owner has time to stop a report of now: what they chose, up to the next quarter of an
-- hour, which is easier to say. Meteen is at once.
create or replace function report_waits_until(subject uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when hours = 0 then now()
           else date_bin('15 minutes', now() + make_interval(hours => hours, mins => 15, secs => -1),
                         timestamptz 'epoch') end
      from wait_hours_of(subject, 'full') hours
  $$;
revoke all on function report_waits_until(uuid) from public;
