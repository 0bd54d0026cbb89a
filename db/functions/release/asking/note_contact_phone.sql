-- What the comparison of the telephone number of the trusted person came to. Not of what was filled in
-- anew meanwhile: that is compared after this.
create or replace function note_contact_phone(request uuid, compared bytea, verdict text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'release' then
        raise exception 'not allowed to compare this' using errcode = 'insufficient_privilege';
      end if;
      update access_requests r set contact_phone = verdict
       where r.id = request and r.sealed = compared;
    end
  $$;
revoke all on function note_contact_phone(uuid, bytea, text) from public;
grant execute on function note_contact_phone(uuid, bytea, text) to wensenregister_app;
