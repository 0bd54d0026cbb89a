-- Who a session cookie belongs to, in one call. Touches last_seen_at at most once in five minutes,
-- so that reading a page seldom writes; and asks for that first, since every request comes by here.
create or replace function session_user_of(session_id bytea, idle interval)
  returns table (user_id uuid, email citext, roles text[], assurance text, second_factor text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      seen timestamptz;
    begin
      select u.id, u.email,
             array(select r.role from user_roles r where r.user_id = u.id order by r.role),
             s.assurance,
             case when u.second_factor_since is null then 'none'
                  when f.lost_at is not null then 'lost' else 'set' end,
             s.last_seen_at
        into user_id, email, roles, assurance, second_factor, seen
        from sessions s join users u on u.id = s.user_id
        left join second_factors f on f.user_id = u.id
       where s.id = session_id and s.state = 'signed in'
         and s.expires_at > now() and s.last_seen_at > now() - idle;
      if not found then return; end if;
      if seen < now() - interval '5 minutes' then
        update sessions s set last_seen_at = now()
         where s.id = session_id and s.last_seen_at < now() - interval '5 minutes';
      end if;
      return next;
    end
  $$;
revoke all on function session_user_of(bytea, interval) from public;
grant execute on function session_user_of(bytea, interval) to wensenregister_app;
