-- The notice of a contact, and its report, kept from others while a colleague notes what came of it; nothing
-- where there is nothing to do (any more). Who was sent the letter that asks may still call.
create or replace function hold_notice(notice uuid) returns death_notices
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      report uuid;
      held death_notices;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to tell a contact' using errcode = 'insufficient_privilege';
      end if;
      select n.report_id into report from death_notices n where n.id = notice;
      perform hold_case(report);
      perform from death_reports d where d.id = report for update;
      select n.* into held from death_notices n
       where n.id = notice and (n.done_at is null or may_still_call(n)) for update;
      return held;
    end
  $$;
revoke all on function hold_notice(uuid) from public;
