-- Whether the nightly cleaning finds wishes in an account; for it alone.
create or replace function owns_wish_file(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() = 'cleaning' and exists (select from wishes where user_id = person)
  $$;
revoke all on function owns_wish_file(uuid) from public;
grant execute on function owns_wish_file(uuid) to wensenregister_app;
