-- The owner of a member makes a colleague its owner and contact, and is a colleague from then on. 'done'; 'refused' for
-- who owns none (any more), 'gone' where there is no such colleague, 'factor' where they have no second factor.
create or replace function pass_on_ownership(colleague uuid, request text) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      member uuid;
      next guild_memberships;
    begin
      perform from franchise_partners f where f.id = actor_owned_member_id() for update;
      member := actor_owned_member_id();
      if member is null then
        return 'refused';
      end if;
      select m.* into next from guild_memberships m
       where m.id = colleague and m.member_id = member and m.part = 'colleague'
         and m.user_id is not null for update;
      if next.id is null then
        return 'gone';
      end if;
      if not exists (select from second_factors s
                      where s.user_id = next.user_id and s.sealed is not null and s.lost_at is null)
         and not exists (select from passkeys p where p.user_id = next.user_id) then
        return 'factor';
      end if;
      perform note_audit('member.pass', member, null, null, request);
      perform note_audit('member.own', next.user_id, null, null, request);
      update guild_memberships m set part = 'colleague' where m.member_id = member and m.part = 'owner';
      update guild_memberships m set part = 'owner' where m.id = next.id;
      update franchise_partners f set contact_name = next.name where f.id = member;
      return 'done';
    end
  $$;
revoke all on function pass_on_ownership(uuid, text) from public;
grant execute on function pass_on_ownership(uuid, text) to wensenregister_app;
