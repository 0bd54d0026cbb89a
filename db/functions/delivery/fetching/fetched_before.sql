-- Whether the actor got anything of the delivery of this request before.
create or replace function fetched_before(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from delivery_downloads g join deliveries d on d.id = g.delivery_id
                    where d.request_id = asked and g.person_id = actor_id())
  $$;
revoke all on function fetched_before(uuid) from public;
grant execute on function fetched_before(uuid) to wensenregister_app;
