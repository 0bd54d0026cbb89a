-- What another contact says about a death that was reported. 'done', or why not: 'not-allowed' for who is
-- no contact of that file, 'over' once nothing is asked any more, 'again' for who answered before,
-- 'same-mailbox' for who reads the mail of one who said yes, 'other-day' where they know another day. Who
-- does not know may say so later. No stops everything.
create or replace function answer_about_death(
  report uuid, said text, died date, mailbox bytea, log text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_reports;
    begin
      perform hold_case(report);
      select d.* into held from death_reports d
       where d.id = report
         and exists (select from relatives r
                      where r.id = actor_relative() and r.owner_id = d.subject_id
                        and r.state = 'confirmed')
         for update;
      if held.id is null then
        return 'not-allowed';
      end if;
      if held.state not in ('reported', 'waiting') then
        return 'over';
      end if;
      if exists (select from death_report_answers a
                  where a.report_id = report and a.relative_id = actor_relative()
                    and a.answer <> 'unknown') then
        return 'again';
      end if;
      if said = 'yes' and exists (
          select from death_report_answers a
           where a.report_id = report and a.address = mailbox and a.answer = 'yes') then
        return 'same-mailbox';
      end if;
      if said = 'yes' and died <> held.died_on then
        return 'other-day';
      end if;
      insert into death_report_answers (report_id, relative_id, address, answer)
      values (report, actor_relative(), mailbox, said)
      on conflict (report_id, relative_id) do update set answer = excluded.answer, at = now();
      perform note_audit('death.answer', held.subject_id, said, null, log);
      if said = 'no' then
        perform stop_report(report, 'contact-denies');
      elsif held.state = 'reported' and report_is_certain(report) then
        update death_reports set state = 'waiting' where id = report;
      end if;
      return 'done';
    end
  $$;
revoke all on function answer_about_death(uuid, text, date, bytea, text) from public;
grant execute on function answer_about_death(uuid, text, date, bytea, text) to wensenregister_app;
