-- What a contact says about a death that was reported, whoever wrote it down: see answer_about_death.
create or replace function take_death_answer(
  report uuid, relative uuid, said text, died date, mailbox bytea, log text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_reports;
    begin
      perform hold_case(report);
      select d.* into held from death_reports d
       where d.id = report
         and exists (select from relatives r where r.id = relative and is_witness(d, r))
         for update;
      if held.id is null then
        return 'not-allowed';
      end if;
      if held.state not in ('reported', 'waiting') then
        return 'over';
      end if;
      if exists (select from death_report_answers a
                  where a.report_id = report and a.relative_id = relative
                    and a.answer <> 'unknown'
                    -- Who said yes may take it back.
                    and not (a.answer = 'yes' and said = 'no')) then
        return 'again';
      end if;
      if said = 'yes' and exists (
          select from death_report_answers a
           where a.report_id = report and a.address = mailbox and a.answer = 'yes') then
        return 'same-mailbox';
      end if;
      if said = 'yes' and died <> held.died_on then
        -- Their word stands with the day, so that others see the difference, and counts for nothing yet.
        insert into death_report_answers (report_id, relative_id, address, answer, died_on)
        values (report, relative, mailbox, 'unknown', died)
        on conflict (report_id, relative_id) do update set died_on = excluded.died_on, at = now();
        perform note_audit('death.answer', held.subject_id, null, null, log);
        return 'other-day';
      end if;
      -- By the moment of the first word it is known whose that was.
      insert into death_report_answers as a (report_id, relative_id, address, answer)
      values (report, relative, mailbox, said)
      on conflict (report_id, relative_id) do update
         set answer = excluded.answer, died_on = null,
             at = case when a.at = held.created_at then a.at else now() end;
      -- Who says so knows of it: nobody calls them any more.
      delete from death_notices n
       where n.report_id = report and n.relative_id = relative and n.about = 'asked'
         and n.done_at is null;
      perform note_audit('death.answer', held.subject_id, said, null, log);
      if said = 'no' then
        perform stop_report(report, 'contact-denies');
      elsif held.state = 'reported' and report_is_certain(report) then
        update death_reports set state = 'waiting' where id = report;
      end if;
      return 'done';
    end
  $$;
revoke all on function take_death_answer(uuid, uuid, text, date, bytea, text) from public;
