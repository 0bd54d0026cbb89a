-- Keeps its owner from signing in, and others from stopping it, until the end of the transaction.
-- False when one of them came first. The same order of locks as a sign-in: person, request, case.
create or replace function hold_ended_delivery(subject uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'deletion' then
        raise exception 'not allowed to delete this' using errcode = 'insufficient_privilege';
      end if;
      perform from users u where u.id = subject for update;
      perform from access_requests r where r.subject_id = subject for update;
      return subject in (select ended_deliveries());
    end
  $$;
revoke all on function hold_ended_delivery(uuid) from public;
grant execute on function hold_ended_delivery(uuid) to wensenregister_app;
