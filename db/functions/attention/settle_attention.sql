-- Says what a person did about something, or wants done. Noted in the audit log. False when somebody did
-- so before, when it needs nobody any more, and where that is no answer to it.
--
-- done: a mail was sent after all; money was given back by hand, or what it was for goes on without it; somebody
-- looks after a delivery, or asked about a death that was denied. Of a request of which something was got it is
-- decided whether that is a leak (`decide_leak`); of one that a sign-in stopped or its trusted person denied it is
-- written down what was heard (`settle_stop`). The release before `settle_stop` asks nothing and says done of such a
-- one as well: that goes as it did, until the release after the first one with `settle_stop`, which takes these two
-- answers out.
-- again: a mail or a job is tried again. drop: a mail or a job is not wanted any more.
create or replace function settle_attention(which uuid, how text, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      it attention;
      gave_up bigint[];
    begin
      delete from attention a
       where a.id = which and may_attend(a.kind)
         and (a.kind, how) in (
           ('mail', 'done'), ('mail', 'again'), ('mail', 'drop'), ('payment', 'done'),
           ('refund', 'done'), ('returned', 'done'), ('delivery', 'done'), ('death', 'done'),
           ('entered', 'done'), ('denied', 'done'),
           ('job', 'again'), ('job', 'drop'))
      returning a.* into it;
      if it.id is null then
        return false;
      end if;
      perform note_audit(
        'attention.' || how,
        (select member_id from payments
          where id = case when it.kind in ('payment', 'refund', 'returned') then it.about::uuid end),
        it.kind, null, request);
      case it.kind || ' ' || how
        when 'mail done' then
          update mails set status = 'sent', sent_at = now(), sealed = null
           where id = it.about::uuid;
        when 'mail again' then
          update mails set status = 'queued', first_attempt_at = null where id = it.about::uuid;
          perform enqueue_job('send-mail', json_build_object('id', it.about), 'mail ' || it.about);
        when 'mail drop' then
          delete from mails where id = it.about::uuid;
        when 'payment done' then
          update payments set state = 'failed' where id = it.about::uuid and state = 'open';
        when 'refund done' then
          perform enqueue_job('book-refund', json_build_object('paymentId', it.about),
                              'book refund ' || it.about);
        when 'job again' then
          gave_up := array(select g.id from jobs_given_up() g where g.name = it.about);
          perform graphile_worker.reschedule_jobs(gave_up, run_at => now(), attempts => 0);
        when 'job drop' then
          gave_up := array(select g.id from jobs_given_up() g where g.name = it.about);
          perform graphile_worker.complete_jobs(gave_up);
        else null;
      end case;
      return true;
    end
  $$;
revoke all on function settle_attention(uuid, text, text) from public;
grant execute on function settle_attention(uuid, text, text) to wensenregister_app;
