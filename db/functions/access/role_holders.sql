-- Who has a role, for who may change that: people are known by their address.
create or replace function role_holders()
  returns table (id uuid, email citext, roles text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, array_agg(r.role order by r.role)
      from users u join user_roles r on r.user_id = u.id
     where (select actor_may('roles.manage'))
     group by u.id
     order by u.email
  $$;
revoke all on function role_holders() from public;
grant execute on function role_holders() to wensenregister_app;
