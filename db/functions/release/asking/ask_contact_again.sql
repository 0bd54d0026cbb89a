-- A member asks the trusted person again, where the address may have been wrong: nobody else is told of
-- it, and the link of the last mail works no more.
create or replace function ask_contact_again(request uuid, corrected bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set sealed = corrected, reminded_at = null, contact_phone = null,
             certificate_needed = false, tries = 0, tried_at = null, tried_by = null, left_message = null
       where r.id = request and r.state = 'waiting_contact'
         and r.member_id = (select actor_member_id());
      if not found then
        return false;
      end if;
      delete from release_links l where l.request_id = request and l.purpose = 'confirm';
      delete from contact_calls c where c.request_id = request;
      insert into history (machine, row_id, former, next, actor_id, acted_as)
      values ('access_requests', request, 'waiting_contact', 'waiting_contact', actor_id(),
              acting_as());
      return true;
    end
  $$;
revoke all on function ask_contact_again(uuid, bytea) from public;
grant execute on function ask_contact_again(uuid, bytea) to wensenregister_app;
