-- Links a file to a member that takes part, or to none: checks, does, tells both members and notes it.
-- `shown` is the link that who asks had in sight; another one since then is not replaced unseen.
-- 'same': it was linked like that already, so that nobody is told twice.
create or replace function link_file(
  number text, member uuid, shown uuid, broken_title text, broken_message text, made_title text,
  made_message text, request text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
      before uuid;
    begin
      if not actor_may('file.link') then
        raise exception 'not allowed to link this' using errcode = 'insufficient_privilege';
      end if;
      select p.user_id, p.referred_by_franchise_id into subject, before
        from wishes w join profiles p on p.user_id = w.user_id
       where w.wish_file_number = upper(number) for update of p;
      if subject is null then
        return 'unknown';
      end if;
      if before is not distinct from member then
        return 'same';
      end if;
      if before is distinct from shown then
        return 'changed';
      end if;
      if member is not null then
        perform from franchise_partners f where f.id = member and f.status = 'active' for share;
        if not found then
          return 'member';
        end if;
      end if;
      update profiles p
         set referred_by_franchise_id = member,
             referral_tracked_at = case when member is not null then now() end
       where p.user_id = subject;
      if before is not null then
        insert into franchise_notifications (id, franchise_id, type, title, message)
        values (gen_random_uuid(), before, 'warning', broken_title, broken_message);
      end if;
      if member is not null then
        insert into franchise_notifications (id, franchise_id, type, title, message)
        values (gen_random_uuid(), member, 'info', made_title, made_message);
      end if;
      perform note_audit(case when member is null then 'file.unlink' else 'file.link' end,
                         subject, null, null, request);
      return 'done';
    end
  $$;
revoke all on function link_file(text, uuid, uuid, text, text, text, text, text) from public;
grant execute on function link_file(text, uuid, uuid, text, text, text, text, text) to wensenregister_app;
