-- Whether the owner named the trusted person, where the address changed. Whose file it is stays what was
-- found at first: its owner was told then.
create or replace function look_at_contact(request uuid, contact bytea) returns void
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
