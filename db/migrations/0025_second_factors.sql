-- The second factor: codes of an app on a telephone (TOTP), and recovery codes for who lost it.

-- The secret that the app and we share, sealed with a key of its owner. One that is being set up does
-- not count until a code of it was shown; the one before goes on until then.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed bytea,
  -- Of the newest code that was used: none counts twice.
  last_step bigint not null default 0,
  sealed_new bytea,
  new_since timestamptz,
  -- A recovery code was used: the telephone is lost, its codes count no more, and another is set up
  -- before anything else.
  lost_at timestamptz
);

-- Ten codes that each work once, by their hash. They are random, 80 bits each.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, hash)
);

alter table second_factors enable row level security;
alter table recovery_codes enable row level security;
grant select, insert, update, delete on second_factors, recovery_codes to wensenregister_app;
create policy accounts on second_factors using (actor_system() = 'accounts');
create policy accounts on recovery_codes using (actor_system() = 'accounts');

-- When who uses the session last showed once more who they are.
alter table sessions add column proven_at timestamptz;

drop function session_user_of(bytea, interval);

-- Who a session cookie belongs to, in one call. Touches last_seen_at at most once in five minutes,
-- so that reading a page seldom writes.
create function session_user_of(session_id bytea, idle interval)
  returns table (user_id uuid, email citext, roles text[], assurance text, second_factor text)
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions s set last_seen_at = now()
     where s.id = session_id and s.state = 'signed in'
       and s.expires_at > now() and s.last_seen_at > now() - idle
       and s.last_seen_at < now() - interval '5 minutes';
    select u.id, u.email,
           array(select r.role from user_roles r where r.user_id = u.id order by r.role),
           s.assurance,
           case when u.second_factor_since is null then 'none'
                when f.lost_at is not null then 'lost' else 'set' end
      from sessions s join users u on u.id = s.user_id
      left join second_factors f on f.user_id = u.id
     where s.id = session_id and s.state = 'signed in'
       and s.expires_at > now() and s.last_seen_at > now() - idle
  $$;
revoke all on function session_user_of(bytea, interval) from public;
grant execute on function session_user_of(bytea, interval) to wensenregister_app;
