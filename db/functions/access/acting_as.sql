-- Who acts, as the history says it: roles, or a part of the application.
create or replace function acting_as() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      actor_system(),
      (select string_agg(role, ' ' order by role) from user_roles where user_id = actor_id()), '')
  $$;
revoke all on function acting_as() from public;
