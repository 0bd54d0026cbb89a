-- Whether the actor may do something. Always asked as (select actor_may('…')): once a query. The commands
-- of an operator may do what they need, signed in as the owner of the database: nobody is that by a setting.
create or replace function actor_may(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from user_roles join role_capabilities using (role)
                    where user_id = actor_id() and capability = wanted)
        or (actor_system() = 'operator' and pg_has_role(session_user, current_user, 'usage')
            and wanted in ('roles.manage', 'attention.manage', 'requests.decide', 'audit.search',
                           'state.read'))
  $$;
revoke all on function actor_may(text) from public;
grant execute on function actor_may(text) to wensenregister_app;
