-- Of an owner who does not know of a request yet the waiting time does not run: it is as long as ever from when they
-- were told, or a colleague tried to.
create or replace function hold_waits(at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'release' then
        raise exception 'not allowed to hold this' using errcode = 'insufficient_privilege';
      end if;
      update access_requests r
         set waits_until = at + make_interval(hours => wait_hours_of(r.subject_id, r.kind))
       where r.state in ('waiting_contact', 'waiting_time') and r.waits_until > r.paid_at
         and owner_untold(r.id) is not null;
    end
  $$;
revoke all on function hold_waits(timestamptz) from public;
grant execute on function hold_waits(timestamptz) to wensenregister_app;
