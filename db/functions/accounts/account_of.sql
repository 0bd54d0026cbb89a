-- Whose account an address is, for who may give it a role. Confirmed accounts only.
create or replace function account_of(address citext) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from users
     where email = address and email_verified_at is not null and (select actor_may('roles.manage'))
  $$;
revoke all on function account_of(citext) from public;
grant execute on function account_of(citext) to wensenregister_app;
