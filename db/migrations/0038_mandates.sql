-- Writing in the file of someone else, who agreed: a colleague who writes along in a conversation, and
-- others later. As reading (0023) it goes by a grant, and each time leaves a row in the audit log; rows
-- can be changed in the transaction that did so, and nowhere else.

-- That someone may write in another's file until some moment: who agreed, how, when, and with whom.
create table mandates (
  id uuid primary key,
  subject_id uuid not null references users on delete cascade,
  grantee_user_id uuid not null references users on delete cascade,
  -- How the owner of the file agreed: aloud at the table, by telephone, or on paper.
  consent text not null check (consent in ('aloud', 'phone', 'paper')),
  given_at timestamptz not null default now(),
  valid_until timestamptz not null check (valid_until > given_at),
  -- By either of them, before its time. Its grants are gone then.
  ended_at timestamptz,
  -- Of the link in the mail that ends it without signing in.
  token_hash bytea unique
);
create index on mandates (subject_id);
create index on mandates (grantee_user_id);

alter table mandates enable row level security;
grant select on mandates to wensenregister_app;
create policy own on mandates for select using (subject_id = actor_id());
create policy held on mandates for select using (grantee_user_id = actor_id());

-- A grant that lets write has an end and a mandate, and is never about the confidential part.
alter table grants
  add column may_write boolean not null default false,
  add column mandate_id uuid references mandates on delete cascade,
  -- What the grantee must be allowed to do as well: a colleague who leaves has no use of it.
  add column needs text,
  add check (not may_write
             or (mandate_id is not null and valid_until is not null and scope <> 'confidential'));
create index on grants (mandate_id);

create or replace function actor_is_granted(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from grants g
       where g.subject_id = subject and g.scope = wanted
         and now() >= g.valid_from and (g.valid_until is null or now() < g.valid_until)
         and (g.needs is null or actor_may(g.needs))
         and (g.grantee_user_id = actor_id()
              or g.grantee_member_id in (
                select id from franchise_partners where user_id = actor_id() and status = 'active')))
  $$;

create function actor_may_write(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from grants g
       where g.subject_id = subject and g.scope = wanted and g.may_write
         and now() >= g.valid_from and now() < g.valid_until
         and (g.needs is null or actor_may(g.needs))
         and g.grantee_user_id = actor_id())
  $$;

-- As open_file_of(), for who writes: the rows of that part are visible too. The reason is the mandate.
create function open_file_to_write(subject uuid, wanted text, request text) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      key bytea;
    begin
      if subject is null or subject = actor_id() or wanted = 'confidential'
         or not actor_may_write(subject, wanted) then
        raise exception 'not allowed to write here' using errcode = 'insufficient_privilege';
      end if;
      select wrapped into key from person_keys where user_id = subject and purpose = 'personal';
      if key is not null then
        perform add_audit('file.write', subject, wanted, 'conversation', request);
      end if;
      return key;
    end
  $$;

-- Policies go by these rows too.
create or replace function note_audit(
    action text, subject uuid, detail text, reason text, request text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if action in ('file.read', 'file.write') then
        raise exception 'reading and writing are noted by what opens a file'
          using errcode = 'insufficient_privilege';
      end if;
      perform add_audit(action, subject, detail, reason, request);
    end
  $$;

-- Who writes reads as well.
create or replace function actor_reads(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and a.actor_id = actor_id() and a.action in ('file.read', 'file.write')
       and a.detail = wanted
  $$;

-- In whose file this transaction has noted that the actor writes, in this part.
create function actor_writes(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and a.actor_id = actor_id() and a.action = 'file.write' and a.detail = wanted
  $$;

create function actor_writes_files(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wishes where user_id in (select actor_writes(wanted)) $$;

revoke all on function actor_may_write(uuid, text), open_file_to_write(uuid, text, text),
  actor_writes(text), actor_writes_files(text) from public;
grant execute on function open_file_to_write(uuid, text, text), actor_writes(text),
  actor_writes_files(text) to wensenregister_app;

-- Who stored a section last. Nobody in rows of before.
alter table wish_sections
  add column updated_by uuid default actor_id() references users on delete set null;
create index on wish_sections (updated_by);

-- Whoever writes for another signs for it, and confirms nothing.
create policy granted_make on wishes for insert with check (
  user_id in (select actor_writes('sections')) and not is_completed and last_updated_by = actor_id());
create policy granted_write on wishes for update
  using (user_id in (select actor_writes('sections')))
  with check (
    user_id in (select actor_writes('sections')) and not is_completed
    and last_updated_by = actor_id());
create policy granted_make on wish_sections for insert with check (
  section <> 'secret' and wish_id in (select actor_writes_files('sections'))
  and updated_by = actor_id());
create policy granted_write on wish_sections for update
  using (section <> 'secret' and wish_id in (select actor_writes_files('sections')))
  with check (
    section <> 'secret' and wish_id in (select actor_writes_files('sections'))
    and updated_by = actor_id());
create policy granted_write on wish_saves
  using (section <> 'secret' and wish_id in (select actor_writes_files('sections')));
create policy granted on step_marks for select
  using (section <> 'secret' and user_id in (select actor_reads('sections')));
create policy granted_write on step_marks
  using (section <> 'secret' and user_id in (select actor_writes('sections')));
create policy granted_make on profiles for insert
  with check (user_id in (select actor_writes('details')));
create policy granted_write on profiles for update
  using (user_id in (select actor_writes('details')));
create policy granted_write on trusted_contacts
  using (owner_id in (select actor_writes('details')));
create policy granted on file_index for select using (user_id in (select actor_writes('details')));
create policy granted_write on file_index for update
  using (user_id in (select actor_writes('details')));

-- The rows of a mandate, for the functions that check who may.
create function add_mandate(
  id uuid, subject uuid, consent text, days integer, token bytea, request text)
  returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      until timestamptz := now() + make_interval(days => days);
    begin
      insert into mandates (id, subject_id, grantee_user_id, consent, valid_until, token_hash)
      values (add_mandate.id, subject, actor_id(), add_mandate.consent, until, token);
      insert into grants (id, subject_id, grantee_user_id, scope, valid_until, reason, origin,
                          may_write, mandate_id, needs)
      select gen_random_uuid(), subject, actor_id(), scope, until, 'conversation', 'owner',
             true, add_mandate.id, 'conversations.hold'
        from unnest(array['details', 'sections']) scope;
      perform note_audit('mandate.give', subject, add_mandate.consent, 'conversation', request);
      return until;
    end
  $$;
revoke all on function add_mandate(uuid, uuid, text, integer, bytea, text) from public;

-- A colleague who holds a conversation may write in the file of who agreed: everything but the
-- confidential part. Found by the number of the file or the address of the account, and a name that
-- goes with it, so that a slip of the pen opens no other file. Asking again gives the one that there is.
--
-- 'unknown': nobody is found by both; 'self': one's own file needs none.
create function give_mandate(
  id uuid, named text, words bigint[], older bigint[], consent text, days integer, token bytea,
  request text)
  returns table (outcome text, mandate uuid, email citext, until timestamptz)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
      address citext;
      held mandates;
    begin
      if not actor_may('conversations.hold') then
        raise exception 'not allowed to hold a conversation' using errcode = 'insufficient_privilege';
      end if;
      select u.id, u.email into subject, address
        from users u join file_index i on i.user_id = u.id
       where (u.email = named::citext
              or u.id = (select w.user_id from wishes w where w.wish_file_number = upper(named)))
         and cardinality(words) > 0 and (i.by_words @> words or i.by_words @> older);
      if subject is null then
        return query select 'unknown', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      if subject = actor_id() then
        return query select 'self', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      perform pg_advisory_xact_lock(hashtextextended('mandates of ' || subject, 0));
      select * into held from mandates m
       where m.subject_id = subject and m.grantee_user_id = actor_id()
         and m.ended_at is null and now() < m.valid_until;
      if held.id is not null then
        return query select 'held', held.id, address, held.valid_until;
        return;
      end if;
      return query
        select 'given', give_mandate.id, address,
               add_mandate(give_mandate.id, subject, give_mandate.consent, days, token, request);
    end
  $$;

-- By either of them, or by who has the link of the mail, on behalf of the owner. False when it had
-- ended.
create function end_mandate(wanted uuid, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
    begin
      update mandates m set ended_at = now()
       where m.id = wanted and m.ended_at is null and now() < m.valid_until
         and actor_id() in (m.subject_id, m.grantee_user_id)
      returning m.subject_id into subject;
      if subject is null then
        return false;
      end if;
      delete from grants g where g.mandate_id = wanted;
      perform note_audit('mandate.end', subject, null, null, request);
      return true;
    end
  $$;

-- Which mandate the link of a mail ends, while there is something to end.
create function mandate_of_link(token bytea) returns table (mandate uuid, subject uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, subject_id from mandates
     where token_hash = token and ended_at is null and now() < valid_until
  $$;

-- Those that the actor holds, with who each file is of: what a colleague needs to tell them apart.
create function held_mandates()
  returns table (mandate uuid, subject uuid, email citext, sealed bytea, wish_file_number text,
                 until timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.subject_id, u.email, i.sealed, w.wish_file_number, m.valid_until
      from mandates m
      join users u on u.id = m.subject_id
      join file_index i on i.user_id = m.subject_id
      left join wishes w on w.user_id = m.subject_id
     where m.grantee_user_id = actor_id() and m.ended_at is null and now() < m.valid_until
       and (select actor_may('conversations.hold'))
     order by m.given_at desc
  $$;

revoke all on function
  give_mandate(uuid, text, bigint[], bigint[], text, integer, bytea, text),
  end_mandate(uuid, text), mandate_of_link(bytea), held_mandates() from public;
grant execute on function
  give_mandate(uuid, text, bigint[], bigint[], text, integer, bytea, text),
  end_mandate(uuid, text), mandate_of_link(bytea), held_mandates() to wensenregister_app;
