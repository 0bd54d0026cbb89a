-- A colleague saw on the paper that somebody died. 'certain' once two did; 'first' while one more has to.
-- Else why not: 'gone' when there is nothing to decide (any more), 'other-paper' when it is not the one that
-- is there, 'again' for who did so before, 'unseen' for who did not look at it or at of whom it is, 'uncalled'
-- where they did not call about an earlier no, or what death_approval_refused says of them.
create or replace function approve_death(
  report uuid, paper uuid, mailbox bytea, checked text[], log text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_reports;
      there uuid;
      refused text;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to approve this' using errcode = 'insufficient_privilege';
      end if;
      perform hold_case(report);
      select d.* into held from death_reports d where d.id = report for update;
      if held.state is distinct from 'reported' then
        return 'gone';
      end if;
      -- Whoever replaces it waits.
      select p.id into there from death_report_papers p where p.report_id = report for update;
      if there is distinct from paper or there is null then
        return 'other-paper';
      end if;
      if exists (select from death_report_approvals a
                  where a.report_id = report and a.colleague_id = actor_id() and a.paper_id = paper) then
        return 'again';
      end if;
      refused := death_approval_refused(report, actor_id(), mailbox);
      if refused is not null then
        return refused;
      end if;
      if not exists (select from seen_of_report(report) s where s.paper and s.whose) then
        return 'unseen';
      end if;
      if death_call_needed(report) <> all(checked) then
        return 'uncalled';
      end if;
      insert into death_report_approvals (report_id, colleague_id, paper_id, address, checks)
      values (report, actor_id(), paper, mailbox, checked)
      on conflict (report_id, colleague_id) do update
        set paper_id = excluded.paper_id, address = excluded.address, checks = excluded.checks,
            at = now();
      perform note_audit('death.approve', held.subject_id, null, null, log);
      if not report_is_certain(report) then
        return 'first';
      end if;
      update death_reports set state = 'waiting' where id = report;
      return 'certain';
    end
  $$;
revoke all on function approve_death(uuid, uuid, bytea, text[], text) from public;
grant execute on function approve_death(uuid, uuid, bytea, text[], text) to wensenregister_app;
