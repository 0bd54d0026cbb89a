-- Whether a delivery is there that nobody got yet, so that its member is called.
create or replace function waits_for_fetch(d deliveries) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.delivered_at is not null and nobody_got(d.id)
           and exists (select from access_requests r
                        where r.id = d.request_id and r.state = 'completed')
  $$;
revoke all on function waits_for_fetch(deliveries) from public;
