-- A colleague asks for a new letter with a code for a contact who lost theirs; another makes it. 'asked', or
-- 'gone' where the contact is none of the report's (any more), 'runs' when one was asked for, else why this
-- colleague asks for nothing.
create or replace function ask_new_code(
  notice uuid, report uuid, relative uuid, card bytea, mailbox bytea)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      refused text;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to ask for a letter' using errcode = 'insufficient_privilege';
      end if;
      perform from death_reports d where d.id = report for update;
      if not exists (select from letter_contacts_of_report(report) c where c.relative_id = relative) then
        return 'gone';
      end if;
      refused := death_approval_refused(report, actor_id(), mailbox);
      if refused = 'contact' then
        return refused;
      end if;
      insert into death_notices (id, report_id, relative_id, about, sealed, noted_by, noted_at)
      values (notice, report, relative, 'new-code', card, actor_id(), now())
      on conflict do nothing;
      return case when found then 'asked' else 'runs' end;
    end
  $$;
revoke all on function ask_new_code(uuid, uuid, uuid, bytea, bytea) from public;
grant execute on function ask_new_code(uuid, uuid, uuid, bytea, bytea) to wensenregister_app;
