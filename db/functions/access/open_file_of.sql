-- The one way to another person's key: checks, notes, and gives it, in one statement. What a role
-- allows does not reach the confidential part, and 20 files an hour, with as many more as another
-- administrator allowed. Beyond those no key is given, and a row says so.
create or replace function open_file_of(subject uuid, wanted text, reason text, request text)
  returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      key bytea;
      granted boolean := actor_is_granted(subject, wanted);
    begin
      if subject is null or subject = actor_id() or not (
        granted
        or (wanted in ('details', 'sections', 'documents', 'living will') and actor_may('file.read'))
      ) then
        raise exception 'not allowed to read this' using errcode = 'insufficient_privilege';
      end if;
      if reason is null then
        raise exception 'a reason is needed' using errcode = 'not_null_violation';
      end if;
      if not granted then
        -- A role reads for a reason that says so: a conversation is a grant.
        if reason in ('conversation', 'delivery', 'copy-for-contact') then
          raise exception 'not allowed to read this' using errcode = 'insufficient_privilege';
        end if;
        perform pg_advisory_xact_lock(hashtextextended('files read by ' || actor_id(), 0));
        if files_read_besides(subject) >= files_allowed() then
          perform add_audit('file.braked', subject, wanted, reason, request);
          return null;
        end if;
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
revoke all on function open_file_of(uuid, text, text, text) from public;
grant execute on function open_file_of(uuid, text, text, text) to wensenregister_app;
