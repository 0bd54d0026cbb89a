-- A colleague called a contact. 'none': nobody answered; 'message': the same, and they left a message. 'told': the contact knows. Of the question whether
-- somebody died the answer: no stops everything, yes counts once another colleague says so ('second').
-- 'unseen': they did not look how to reach that person. 'gone' when there is nothing to tell (any more), else why this colleague tells nobody.
create or replace function note_death_call(notice uuid, said text, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
      report death_reports;
      refused text;
    begin
      select d.* into report from death_reports d where d.id = held.report_id;
      if held.id is null or held.about = 'new-code'
         or said not in ('none', 'message') and (held.about = 'asked') <> (said in ('yes', 'no', 'unknown'))
         -- Nobody was called in vain who said yes.
         or said in ('none', 'message') and held.answer = 'yes' then
        return 'gone';
      end if;
      refused := death_approval_refused(report.id, actor_id(), mailbox);
      -- A yes decides; to tell somebody anybody may who is no part of it.
      if refused is not null and (said = 'yes' or refused = 'contact') then
        return refused;
      end if;
      if not actor_id() = any(held.looked_by) then
        return 'unseen';
      end if;
      perform note_release('death.call', report.subject_id, null, null);
      if said in ('none', 'message') then
        update death_notices
           set tries = tries + 1, tried_at = now(), tried_by = actor_id(), left_message = said = 'message'
         where id = notice;
        return 'done';
      end if;
      update death_notices
         set answer = said, noted_by = actor_id(), noted_at = now(),
             done_at = case when said <> 'yes' or report.state <> 'reported' then now() end
       where id = notice;
      if said = 'yes' and report.state = 'reported' then
        return 'second';
      end if;
      if held.about = 'asked' then
        perform take_death_answer(report.id, held.relative_id, said, null,
                                  sha256(uuid_send(held.relative_id)), actor_request());
      end if;
      return 'done';
    end
  $$;
revoke all on function note_death_call(uuid, text, bytea) from public;
grant execute on function note_death_call(uuid, text, bytea) to wensenregister_app;
