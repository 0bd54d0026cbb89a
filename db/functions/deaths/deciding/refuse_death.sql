-- A colleague refuses a report that is not certain yet. 'done', 'gone' when there is nothing to decide (any
-- more), or 'contact' for who is a contact of the file, or its owner.
create or replace function refuse_death(report uuid, why text, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_reports;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to refuse this' using errcode = 'insufficient_privilege';
      end if;
      perform hold_case(report);
      select d.* into held from death_reports d where d.id = report for update;
      if held.state is distinct from 'reported' then
        return 'gone';
      end if;
      if death_approval_refused(report, actor_id(), mailbox) = 'contact' then
        return 'contact';
      end if;
      update death_reports set state = 'refused', because = why where id = report;
      return 'done';
    end
  $$;
revoke all on function refuse_death(uuid, text, bytea) from public;
grant execute on function refuse_death(uuid, text, bytea) to wensenregister_app;
