-- Notes that a contact did something of the list, or that it is still to be done. 'done', 'already' where
-- another did it before, which stays as it is, or 'not-allowed' for who does not share the list.
create or replace function tick_task(report uuid, thing text, is_done boolean, mailbox bytea)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Whoever stops the report waits, or came first.
      perform from death_reports d where d.id = report for share;
      if not may_tick(report, mailbox) then
        return 'not-allowed';
      end if;
      if not is_done then
        delete from death_report_ticks t where t.report_id = report and t.task = thing;
        return 'done';
      end if;
      insert into death_report_ticks (report_id, task, relative_id)
      values (report, thing, actor_relative()) on conflict do nothing;
      return case when found or exists (
                    select from death_report_ticks t
                     where t.report_id = report and t.task = thing
                       and t.relative_id = actor_relative())
                  then 'done' else 'already' end;
    end
  $$;
revoke all on function tick_task(uuid, text, boolean, bytea) from public;
grant execute on function tick_task(uuid, text, boolean, bytea) to wensenregister_app;
