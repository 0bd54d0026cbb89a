-- Lets an account be deleted at once, by the part of the application that does so after seven days; `why`: its owner
-- 'asked' for it, or 'died'.
-- Null when nobody has that number; 'works' when its owner has a role, who hands that over first;
-- 'reported' while contacts wait for what comes of a death that was reported: with the file they would hear nothing.
-- What they read already is frozen.
create or replace function let_file_go(number text, token bytea, why text, request text)
  returns table (user_id uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      if not actor_may('file.delete') then
        raise exception 'not allowed to delete this' using errcode = 'insufficient_privilege';
      end if;
      select w.user_id into subject from wishes w where w.wish_file_number = upper(number);
      if subject is null then
        return;
      end if;
      if exists (select from user_roles r where r.user_id = subject) then
        return query select subject, 'works';
        return;
      end if;
      -- Who tells of a death takes this lock too: one of both sees what the other did.
      perform pg_advisory_xact_lock(hashtextextended('release ' || subject::text, 0));
      if exists (select from death_reports d
                  where d.subject_id = subject and d.state in ('reported', 'waiting')) then
        return query select subject, 'reported';
        return;
      end if;
      -- No row is locked before this one: who deletes the account takes it first too.
      begin
        insert into account_deletions as d (user_id, token_hash, execute_after, by_office)
        values (subject, token, now(), why)
        on conflict (user_id) do update
          set execute_after = least(d.execute_after, now()), by_office = excluded.by_office;
      exception when foreign_key_violation then
        return;
      end;
      return query select subject, null;
      perform note_audit('file.delete', subject, null, null, request);
    end
  $$;
revoke all on function let_file_go(text, bytea, text, text) from public;
grant execute on function let_file_go(text, bytea, text, text) to wensenregister_app;
