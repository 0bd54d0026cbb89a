-- The office ends a delivery that nobody got: the case closes, and the file of the owner stays. False when it was
-- got meanwhile, or decided on, and for who works for the member that asked.
create or replace function end_without_deletion(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ended deliveries;
    begin
      if not actor_may('requests.decide') then
        raise exception 'not allowed to decide' using errcode = 'insufficient_privilege';
      end if;
      -- Whoever stops the request waits, or came first.
      perform from access_requests r where r.id = end_without_deletion.request for update;
      update deliveries d set available_until = now()
       where d.request_id = end_without_deletion.request and d.unfetched_since is not null
         and not exists (select from own_access_requests() o where o.id = d.request_id)
         and nobody_got(d.id)
      returning d.* into ended;
      if ended.id is null then
        return false;
      end if;
      perform end_delivery(ended.id);
      perform note_release('access.keep', ended.subject_id, ended.kind, 'not-fetched');
      update release_cases set state = 'closed', because = 'not-fetched' where id = ended.case_id;
      return true;
    end
  $$;
revoke all on function end_without_deletion(uuid) from public;
grant execute on function end_without_deletion(uuid) to wensenregister_app;
