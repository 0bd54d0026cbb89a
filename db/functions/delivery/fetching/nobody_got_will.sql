-- Whether a living will was delivered that nobody got: its copy goes as who waited for it is told so, and not before.
create or replace function nobody_got_will(delivery uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from deliveries d
       where d.id = nobody_got_will.delivery and d.kind = 'living_will' and d.request_id is not null
         and not exists (select from delivery_downloads g where g.delivery_id = d.id))
  $$;
revoke all on function nobody_got_will(uuid) from public;
grant execute on function nobody_got_will(uuid) to wensenregister_app;
