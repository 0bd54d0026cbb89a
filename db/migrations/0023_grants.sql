-- Reading what is someone else's: by a grant, or by what one's role allows. Either way through
-- open_file_of(), which notes it in the audit log; rows are visible to the transaction that did.

-- Who may read which part of someone's file, since when and until when. Nobody makes grants yet: the
-- parts in which people release their file do.
create table grants (
  id uuid primary key,
  subject_id uuid not null references users on delete cascade,
  -- To whom: someone with an account, a guild member, or a contact. Rows of contacts are made anew
  -- whenever they are saved, so a contact is a keyed hash of their address.
  grantee_user_id uuid references users on delete cascade,
  grantee_member_id uuid references franchise_partners on delete cascade,
  grantee_contact bytea,
  scope text not null
    check (scope in ('details', 'sections', 'documents', 'living will', 'confidential')),
  valid_from timestamptz not null default now(),
  valid_until timestamptz check (valid_until > valid_from),
  reason text not null check (reason ~ '^[a-z]+(-[a-z]+){0,5}$'),
  -- Who decided so: the owner, or the office on a request.
  origin text not null check (origin in ('owner', 'office')),
  created_at timestamptz not null default now(),
  check (num_nonnulls(grantee_user_id, grantee_member_id, grantee_contact) = 1)
);
create index on grants (subject_id);
create index on grants (grantee_user_id);
create index on grants (grantee_member_id);

alter table grants enable row level security;
grant select on grants to wensenregister_app;

insert into role_capabilities (role, capability) values ('admin', 'file.read');

create policy own on grants for select using (subject_id = actor_id());

-- Whether a grant lets the actor read this part now. A member only as long as the membership lasts.
create function actor_is_granted(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from grants g
       where g.subject_id = subject and g.scope = wanted
         and now() >= g.valid_from and (g.valid_until is null or now() < g.valid_until)
         and (g.grantee_user_id = actor_id()
              or g.grantee_member_id in (
                select id from franchise_partners where user_id = actor_id() and status = 'active')))
  $$;

-- The one way to another person's key: checks, notes, and gives it, in one statement. What a role
-- allows does not reach the confidential part.
create function open_file_of(subject uuid, wanted text, reason text, request text) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      key bytea;
    begin
      if subject is null or subject = actor_id() or not (
        actor_is_granted(subject, wanted)
        or (wanted in ('details', 'sections', 'documents', 'living will') and actor_may('file.read'))
      ) then
        raise exception 'not allowed to read this' using errcode = 'insufficient_privilege';
      end if;
      if reason is null then
        raise exception 'a reason is needed' using errcode = 'not_null_violation';
      end if;
      select wrapped into key from person_keys
       where user_id = subject
         and purpose = case wanted when 'confidential' then 'secret' else 'personal' end;
      if key is not null then
        perform note_audit('file.read', subject, wanted, reason, request);
      end if;
      return key;
    end
  $$;

-- Of whom this transaction has noted that the actor reads this part. No other has this id at a moment
-- after this one began, also not in a database that was restored.
create function actor_reads(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.subject_id from audit_log a
     where a.transaction_id = pg_current_xact_id_if_assigned() and a.at >= now()
       and a.actor_id = actor_id() and a.action = 'file.read' and a.detail = wanted
  $$;

-- The files that belong to those people.
create function actor_reads_files(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wishes where user_id in (select actor_reads(wanted)) $$;

-- Whose file has this number, for who may read files.
create function file_owner(number text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select user_id from wishes
     where wish_file_number = upper(number) and (select actor_may('file.read'))
  $$;

revoke all on function actor_is_granted(uuid, text), open_file_of(uuid, text, text, text),
  actor_reads(text), actor_reads_files(text), file_owner(text) from public;
grant execute on function open_file_of(uuid, text, text, text), actor_reads(text),
  actor_reads_files(text), file_owner(text) to wensenregister_app;

create policy read_as on profiles for select using (user_id in (select actor_reads('details')));
create policy read_as on trusted_contacts for select
  using (owner_id in (select actor_reads('details')));
create policy read_as on wishes for select using (
  user_id in (select actor_reads('sections')) or user_id in (select actor_reads('confidential')));
create policy read_as on wish_sections for select using (
  (section <> 'secret' and wish_id in (select actor_reads_files('sections')))
  or (section = 'secret' and wish_id in (select actor_reads_files('confidential'))));
create policy read_as on wish_versions for select
  using (wish_id in (select actor_reads_files('sections')));
create policy read_as on documents for select using (user_id in (select actor_reads('documents')));
create policy read_as on wilsverklaringen for select
  using (user_id in (select actor_reads('living will')));
