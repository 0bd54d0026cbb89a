-- The owner of a member is its contact, whoever changes that. An address to sign in with stays.
create or replace function owner_follows_contact() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update guild_memberships m
         set name = new.contact_name,
             email = case when m.user_id is null then new.email else m.email end
       where m.member_id = new.id and m.part = 'owner';
      return null;
    end
  $$;
revoke all on function owner_follows_contact() from public;
create or replace trigger owner_follows_contact after update of contact_name, email on franchise_partners
  for each row when (old.contact_name <> new.contact_name or old.email <> new.email)
  execute function owner_follows_contact();
