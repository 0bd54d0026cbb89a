-- What the owner of a member changes itself; the rest is up to the office, since it stands on invoices
-- or says who may come in. False for who is no owner (any more).
create or replace function change_own_business(
  contact text, phone text, street text, house_number text, postal_code text, city text,
  website text, request text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      member uuid := actor_owned_member_id();
    begin
      if member is null then
        return false;
      end if;
      update franchise_partners f
         set contact_name = contact, phone = change_own_business.phone,
             street = change_own_business.street,
             house_number = change_own_business.house_number,
             postal_code = change_own_business.postal_code, city = change_own_business.city,
             website = change_own_business.website
       where f.id = member;
      update guild_memberships m set name = contact where m.member_id = member and m.part = 'owner';
      perform note_audit('member.change', member, null, null, request);
      return true;
    end
  $$;
revoke all on function change_own_business(text, text, text, text, text, text, text, text) from public;
grant execute on function change_own_business(text, text, text, text, text, text, text, text) to wensenregister_app;
