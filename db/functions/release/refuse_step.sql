-- Where a case or a request can go from where it is stands in release_transitions.
create or replace function refuse_step(machine text, former text, next text) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      if not exists (
        select from release_transitions t
         where t.machine = refuse_step.machine and t.former = refuse_step.former
           and t.next = refuse_step.next) then
        raise exception 'a % cannot go from % to %', machine, former, next
          using errcode = 'check_violation';
      end if;
    end
  $$;
revoke all on function refuse_step(text, text, text) from public;
