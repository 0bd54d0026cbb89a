-- 'file.read' is what policies go by: who could add such a row by hand would have the rows of anyone in
-- sight (noted, sealed, and without a key; but without a right). Only open_file_of() adds one.
create function add_audit(action text, subject uuid, detail text, reason text, request text)
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
revoke all on function add_audit(text, uuid, text, text, text) from public;

create or replace function note_audit(
    action text, subject uuid, detail text, reason text, request text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if action = 'file.read' then
        raise exception 'reading is noted by open_file_of' using errcode = 'insufficient_privilege';
      end if;
      perform add_audit(action, subject, detail, reason, request);
    end
  $$;

create or replace function open_file_of(subject uuid, wanted text, reason text, request text)
  returns bytea
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
        perform add_audit('file.read', subject, wanted, reason, request);
      end if;
      return key;
    end
  $$;

-- PostgreSQL tries the policies of a table one by one, from the last name to the first, until one holds.
-- Under this name it asks who else may read only where a row is not one's own.
alter policy read_as on profiles rename to granted;
alter policy read_as on trusted_contacts rename to granted;
alter policy read_as on wishes rename to granted;
alter policy read_as on wish_sections rename to granted;
alter policy read_as on wish_versions rename to granted;
alter policy read_as on documents rename to granted;
alter policy read_as on wilsverklaringen rename to granted;
