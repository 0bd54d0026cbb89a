-- Who looked at what is someone else's, or changed what others may do. Rows are only ever added, by
-- note_audit(). Each has the hash of the one before, so that one that was changed, moved or taken
-- away is found (npm run audit:verify). No personal content: ids, and words out of fixed lists.
create table audit_log (
  day date not null,
  -- Counts from 1, every day anew.
  number integer not null check (number > 0),
  at timestamptz not null,
  -- Who, and whose it is. No references: the row stays when an account goes.
  actor_id uuid,
  -- The roles of the actor at that moment, or the part of the application.
  acted_as text not null check (acted_as ~ '^[a-z ]*$'),
  action text not null check (action ~ '^[a-z]+\.[a-z]+$'),
  subject_id uuid,
  -- Which part of a file, or which role.
  detail text check (detail ~ '^[a-z]+( [a-z]+){0,3}$'),
  reason text check (reason ~ '^[a-z]+(-[a-z]+){0,5}$'),
  -- The number of the request in the log of the site.
  request text not null check (request ~ '^[0-9a-f]{8}$'),
  transaction_id xid8 not null,
  previous bytea,
  hash bytea not null,
  primary key (day, number)
);
create index on audit_log (subject_id, at);
create index on audit_log (actor_id, at);
create index on audit_log (transaction_id);

alter table audit_log enable row level security;
grant select on audit_log to wensenregister_app;

insert into role_capabilities (role, capability) values
  ('admin', 'audit.search'),
  ('admin', 'roles.manage');

create policy own on audit_log for select using (subject_id = actor_id());
create policy search on audit_log for select using ((select actor_may('audit.search')));
create policy audit on audit_log for select using (actor_system() = 'audit');

-- The one way to add a row. Writers take turns until they commit, so that each knows the row before;
-- who also changes something calls it last, and keeps others waiting for no more than the commit.
create function note_audit(action text, subject uuid, detail text, reason text, request text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      last audit_log;
      added audit_log;
    begin
      if actor_id() is null and actor_system() is null then
        raise exception 'nobody acts' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('audit log', 0));
      select * into last from audit_log order by audit_log.day desc, audit_log.number desc limit 1;
      added.at := clock_timestamp();
      -- Never back, also when the clock is.
      added.day := greatest((added.at at time zone 'UTC')::date, last.day);
      added.number := case when added.day = last.day then last.number + 1 else 1 end;
      added.actor_id := actor_id();
      added.acted_as := coalesce(
        actor_system(),
        (select string_agg(role, ' ' order by role) from user_roles where user_id = actor_id()),
        '');
      added.action := action;
      added.subject_id := subject;
      added.detail := detail;
      added.reason := reason;
      added.request := request;
      added.transaction_id := pg_current_xact_id();
      added.previous := last.hash;
      added.hash := sha256(convert_to(concat_ws(E'\n',
        to_char(added.day, 'YYYY-MM-DD'), added.number,
        to_char(added.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        coalesce(added.actor_id::text, ''), added.acted_as, added.action,
        coalesce(added.subject_id::text, ''), coalesce(added.detail, ''), coalesce(added.reason, ''),
        added.request, added.transaction_id, coalesce(encode(added.previous, 'hex'), '')), 'UTF8'));
      insert into audit_log select (added).*;
    end
  $$;

-- Whole days, once they are old enough: five years, as long as someone can claim a wrong.
create function forget_audit_days() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from audit_log where day < (now() at time zone 'UTC')::date - interval '5 years' $$;

revoke all on function note_audit(text, uuid, text, text, text), forget_audit_days() from public;
grant execute on function note_audit(text, uuid, text, text, text), forget_audit_days()
  to wensenregister_app;

-- Roles are given and taken by who may.
create policy manage on user_roles for select using ((select actor_may('roles.manage')));
create policy manage_give on user_roles for insert with check ((select actor_may('roles.manage')));
create policy manage_take on user_roles for delete using ((select actor_may('roles.manage')));

-- The register is never without an administrator, whoever takes a role or an account away.
create function keep_an_administrator() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
      if not exists (select from user_roles where role = 'admin') then
        raise exception 'the last administrator stays' using errcode = 'restrict_violation';
      end if;
      return null;
    end
  $$;
create trigger keep_an_administrator after delete on user_roles
  for each row when (old.role = 'admin') execute function keep_an_administrator();

-- Who has a role, for who may change that: people are known by their address.
create function role_holders()
  returns table (id uuid, email citext, roles text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, array_agg(r.role order by r.role)
      from users u join user_roles r on r.user_id = u.id
     where (select actor_may('roles.manage'))
     group by u.id
     order by u.email
  $$;

-- Whose account an address is, for who may give it a role. Confirmed accounts only.
create function account_of(address citext) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from users
     where email = address and email_verified_at is not null and (select actor_may('roles.manage'))
  $$;

revoke all on function role_holders(), account_of(citext), keep_an_administrator() from public;
grant execute on function role_holders(), account_of(citext), keep_an_administrator()
  to wensenregister_app;

-- Whom the log is about, by the names that the office knows: addresses and numbers of files of those
-- who are in it and still have an account.
create function audit_names(ids uuid[])
  returns table (id uuid, email citext, wish_file_number text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, w.wish_file_number
      from users u left join wishes w on w.user_id = u.id
     where u.id = any(ids) and (select actor_may('audit.search'))
       and (exists (select from audit_log where actor_id = u.id)
            or exists (select from audit_log where subject_id = u.id))
  $$;

-- The other way round: whose address or number of a file it is.
create function audit_person(named text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from users where email = named::citext and (select actor_may('audit.search'))
    union all
    select user_id from wishes
     where wish_file_number = upper(named) and (select actor_may('audit.search'))
  $$;

revoke all on function audit_names(uuid[]), audit_person(text) from public;
grant execute on function audit_names(uuid[]), audit_person(text) to wensenregister_app;
