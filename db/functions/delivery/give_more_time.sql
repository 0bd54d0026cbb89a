-- The office decides on what nobody got: its member gets more time, or the request ends and the file
-- stays. False when it was got meanwhile, or decided on, and for who works for that member.
create or replace function give_more_time(request uuid, until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      given deliveries;
    begin
      if not actor_may('requests.decide') then
        raise exception 'not allowed to decide' using errcode = 'insufficient_privilege';
      end if;
      update deliveries d
         set available_until = until, deletes_at = until,
             unfetched_since = null, warned_at = null, warning_id = null
       where d.request_id = give_more_time.request and d.unfetched_since is not null
         and not exists (select from own_access_requests() o where o.id = d.request_id)
         and nobody_got(d.id)
      returning d.* into given;
      if given.id is null then
        return false;
      end if;
      perform note_release('access.extend', given.subject_id, given.kind, null);
      return true;
    end
  $$;
revoke all on function give_more_time(uuid, timestamptz) from public;
grant execute on function give_more_time(uuid, timestamptz) to wensenregister_app;
