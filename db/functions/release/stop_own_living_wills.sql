-- Whoever revokes their living will, or takes back that it is kept, has it read by nobody: what runs for it stops, and
-- its copy goes. Other requests go on.
create or replace function stop_own_living_wills() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set state = 'stopped', because = 'by-owner'
       where r.subject_id = actor_id() and r.kind = 'living_will' and request_may_stop(r);
      if found then
        perform enqueue_job('work-on-requests', '{}', 'work on requests');
      end if;
    end
  $$;
revoke all on function stop_own_living_wills() from public;
grant execute on function stop_own_living_wills() to wensenregister_app;
