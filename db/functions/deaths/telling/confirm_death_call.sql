-- Another colleague says that a contact said yes on the telephone, and it counts. 'own': who wrote it down
-- asks. 'gone': it was answered or written anew meanwhile. Else why this colleague decides nothing, as with
-- a paper: neither has the right by the other.
create or replace function confirm_death_call(notice uuid, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
      report death_reports;
      refused text;
    begin
      select d.* into report from death_reports d where d.id = held.report_id;
      if held.id is null or held.answer is distinct from 'yes' then
        return 'gone';
      end if;
      if held.noted_by is null or held.noted_by = actor_id() then
        return 'own';
      end if;
      refused := death_approval_refused(report.id, actor_id(), mailbox);
      if refused is not null then
        return refused;
      end if;
      if not (decides_without(actor_id(), held.noted_by, report.created_at)
              and decides_without(held.noted_by, actor_id(), report.created_at)) then
        return 'given';
      end if;
      update death_notices set confirmed_by = actor_id(), done_at = now() where id = notice;
      perform note_release('death.call', report.subject_id, null, null);
      perform take_death_answer(report.id, held.relative_id, 'yes', null,
                                sha256(uuid_send(held.relative_id)), actor_request());
      return 'done';
    end
  $$;
revoke all on function confirm_death_call(uuid, bytea) from public;
grant execute on function confirm_death_call(uuid, bytea) to wensenregister_app;
