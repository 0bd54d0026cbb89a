-- How sure it is who uses a session. Where an account has a second factor, a session waits for it
-- ('pending') and opens nothing until it was shown.
alter table sessions
  add column assurance text not null default 'one factor'
    check (assurance in ('one factor', 'two factors')),
  add column state text not null default 'signed in' check (state in ('pending', 'signed in'));

-- Who signed in before is welcomed back. Of older accounts that were confirmed we assume it.
alter table users
  add column second_factor_since timestamptz,
  add column first_signed_in_at timestamptz;
update users set first_signed_in_at = email_verified_at;

drop function session_user_of(bytea, interval);

-- Who a session cookie belongs to, in one call. Touches last_seen_at at most once in five minutes,
-- so that reading a page seldom writes.
create function session_user_of(session_id bytea, idle interval)
  returns table (user_id uuid, email citext, roles text[], assurance text)
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions s set last_seen_at = now()
     where s.id = session_id and s.state = 'signed in'
       and s.expires_at > now() and s.last_seen_at > now() - idle
       and s.last_seen_at < now() - interval '5 minutes';
    select u.id, u.email,
           array(select r.role from user_roles r where r.user_id = u.id order by r.role),
           s.assurance
      from sessions s join users u on u.id = s.user_id
     where s.id = session_id and s.state = 'signed in'
       and s.expires_at > now() and s.last_seen_at > now() - idle
  $$;
revoke all on function session_user_of(bytea, interval) from public;
grant execute on function session_user_of(bytea, interval) to wensenregister_app;
