-- Whether a delivery is there that nobody got yet, so that its member is called: a file, or a living will for as long as
-- it can be got.
create or replace function waits_for_fetch(d deliveries) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.delivered_at is not null
           and (nobody_got(d.id)
                or d.kind = 'living_will' and now() < d.available_until
                   and not exists (select from delivery_downloads g where g.delivery_id = d.id))
           and exists (select from access_requests r
                        where r.id = d.request_id and r.state = 'completed')
  $$;
revoke all on function waits_for_fetch(deliveries) from public;
grant execute on function waits_for_fetch(deliveries) to wensenregister_app;
