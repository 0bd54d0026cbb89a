-- Whoever revokes their living will, takes back that it is kept, or asks for the end of their account, has it read by
-- nobody: what runs for it stops, and its copy goes. Where a new one takes its place (`given`), only what was given of
-- the one before: who waits gets the new one. Other requests go on.
create or replace function stop_living_wills(given boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set state = 'stopped', because = 'not-shared'
       where r.subject_id = actor_id() and r.kind = 'living_will' and request_may_stop(r)
         and (not given or exists (
           select from deliveries d where d.request_id = r.id and d.delivered_at is not null));
      if found then
        perform enqueue_job('work-on-requests', '{}', 'work on requests');
      end if;
    end
  $$;
revoke all on function stop_living_wills(boolean) from public;
grant execute on function stop_living_wills(boolean) to wensenregister_app;
