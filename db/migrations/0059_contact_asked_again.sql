-- A member asks the trusted person again, where the address may have been wrong: nobody else is told of
-- it, and the link of the last mail works no more.
create function ask_contact_again(request uuid, corrected bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set sealed = corrected
       where r.id = request and r.state = 'waiting_contact'
         and r.member_id = (select actor_member_id());
      if not found then
        return false;
      end if;
      delete from release_links l where l.request_id = request and l.purpose = 'confirm';
      insert into release_history (request_id, former, next, actor_id, acted_as)
      values (request, 'waiting_contact', 'waiting_contact', actor_id(), acting_as());
      return true;
    end
  $$;
revoke all on function ask_contact_again(uuid, bytea) from public;
grant execute on function ask_contact_again(uuid, bytea) to wensenregister_app;

-- Whether the owner named the trusted person, where the address changed. Whose file it is stays what was
-- found at first: its owner was told then.
create function look_at_contact(request uuid, contact bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'release' then
        raise exception 'not allowed to look at this' using errcode = 'insufficient_privilege';
      end if;
      update access_requests r
         set contact_known = exists (
               select from trusted_contacts t
                where t.owner_id = r.subject_id and t.email_hash = contact)
       where r.id = request and r.state = 'waiting_contact';
    end
  $$;
revoke all on function look_at_contact(uuid, bytea) from public;
grant execute on function look_at_contact(uuid, bytea) to wensenregister_app;
