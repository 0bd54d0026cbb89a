-- What the office does with the file of someone else, besides finding and reading it: mend who it is
-- of, and delete it for good. Each checks, does and notes it in one function, as open_file_of does.
insert into role_capabilities (role, capability) values
  ('admin', 'file.change'),
  ('admin', 'file.delete'),
  ('admin', 'file.link');

-- The step about contacts is a part of the details of a person, and of nothing else.
drop policy granted on wish_sections;
create policy granted on wish_sections for select using (
  (section <> 'secret' and wish_id in (select actor_reads_files('sections')))
  or (section = 'secret' and wish_id in (select actor_reads_files('confidential')))
  or (section = 'naw' and wish_id in (select actor_reads_files('details'))));

-- Stores what the application sealed for someone whose details this transaction reads. The file is a
-- draft again: its owner confirms what someone else changed. With another address whoever has a link
-- in a mail to the one before gets in no more.
--
-- 'changed': somebody was first, nothing is stored; 'taken': another account has that address.
create function change_details_of(
  subject uuid, profile bytea, profile_seen text, naw bytea, naw_seen integer,
  card bytea, by_words bigint[], address citext, by_email bigint[], title text, request text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      now_at citext;
    begin
      if not actor_may('file.change') or subject not in (select actor_reads('details')) then
        raise exception 'not allowed to change this' using errcode = 'insufficient_privilege';
      end if;
      select u.email into now_at from users u where u.id = subject for update;
      update profiles p set sealed = profile, updated_at = now()
       where p.user_id = subject and p.updated_at::text = profile_seen;
      if not found then
        return 'changed';
      end if;
      if naw is not null then
        update wish_sections s set sealed = naw, revision = s.revision + 1, updated_at = now()
          from wishes w
         where w.user_id = subject and s.wish_id = w.id and s.section = 'naw' and s.revision = naw_seen;
        if not found then
          raise exception 'the step was saved meanwhile' using errcode = 'serialization_failure';
        end if;
      end if;
      update wishes w
         set is_completed = false, title = change_details_of.title, last_updated_by = actor_id(),
             updated_at = now()
       where w.user_id = subject;
      update file_index i set sealed = card, by_words = change_details_of.by_words
       where i.user_id = subject;
      if address <> now_at then
        if exists (select from users u where u.email = address) then
          raise exception 'the address has an account' using errcode = 'unique_violation';
        end if;
        update users u set email = address where u.id = subject;
        update file_index i set by_email = change_details_of.by_email where i.user_id = subject;
        delete from tokens t where t.user_id = subject;
      end if;
      perform note_audit('file.change', subject, null, null, request);
      return 'done';
    end
  $$;

-- Lets an account be deleted at once, by the part of the application that does so after seven days.
-- Null when nobody has that number; 'works' when its owner has a role, who hands that over first.
create function let_file_be_deleted(number text, token bytea, request text)
  returns table (user_id uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      if not actor_may('file.delete') then
        raise exception 'not allowed to delete this' using errcode = 'insufficient_privilege';
      end if;
      select w.user_id into subject from wishes w where w.wish_file_number = upper(number);
      if subject is null then
        return;
      end if;
      if exists (select from user_roles r where r.user_id = subject) then
        return query select subject, 'works';
        return;
      end if;
      -- Nothing is locked before this row: who deletes the account takes it first too.
      begin
        insert into account_deletions as d (user_id, token_hash, execute_after)
        values (subject, token, now())
        on conflict (user_id) do update set execute_after = least(d.execute_after, now());
      exception when foreign_key_violation then
        return;
      end;
      return query select subject, null;
      perform note_audit('file.delete', subject, null, null, request);
    end
  $$;

revoke all on function
  change_details_of(uuid, bytea, text, bytea, integer, bytea, bigint[], citext, bigint[], text, text),
  let_file_be_deleted(text, bytea, text) from public;
grant execute on function
  change_details_of(uuid, bytea, text, bytea, integer, bytea, bigint[], citext, bigint[], text, text),
  let_file_be_deleted(text, bytea, text) to wensenregister_app;

-- Who links files sees which guild members there are.
create policy link on franchise_partners for select using ((select actor_may('file.link')));

-- Links a file to a member that takes part, or to none: checks, does, tells both members and notes it.
-- `shown` is the link that who asks had in sight; another one since then is not replaced unseen.
create function link_file(
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
        return 'done';
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
grant execute on function link_file(text, uuid, uuid, text, text, text, text, text)
  to wensenregister_app;

-- Finding files anew: going back through the newest 10,000 first, where a frequent word fills a page at
-- once. Whatever does not is rare enough to be read from the index of hashes and put in order.
create or replace function find_files(
  wanted bigint[], older bigint[], digits text, phone bigint[], before bigint, most integer,
  request text)
  returns table (user_id uuid, place bigint, sealed bytea, email citext, wish_file_number text,
                 updated_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set enable_seqscan = off
  as $$
    #variable_conflict use_column
    declare
      near constant bigint := 10000;
      beyond bigint;
      places bigint[] := '{}';
    begin
      if not actor_may('files.search') then
        raise exception 'not allowed to search' using errcode = 'insufficient_privilege';
      end if;
      beyond := coalesce(before, (select max(i.position) + 1 from file_index i), 0);
      if length(digits) >= 4 then
        places := array(
          select i.position from wishes w join file_index i on i.user_id = w.user_id
           where right(w.wish_file_number, 4) = right(digits, 4)
             and w.wish_file_number like '%' || digits
          union
          select i.position from wishes w join file_index i on i.user_id = w.user_id
           where left(w.wish_file_number, 6) = 'WR' || left(digits, 4)
             and w.wish_file_number like 'WR' || digits || '%'
          union
          select i.position from file_index i
           where (i.by_words || i.by_email) && phone
             and (select true from wishes w where w.user_id = i.user_id));
      elsif cardinality(wanted) > 0 then
        -- Said in another way than the index of hashes is, which would read them all.
        places := array(
          select i.position from file_index i
           where i.position < beyond and i.position >= beyond - near
             and ((i.by_words || i.by_email || '{}'::bigint[]) @> wanted
                  or (i.by_words || i.by_email || '{}'::bigint[]) @> older)
             and (select true from wishes w where w.user_id = i.user_id)
           order by i.position desc limit most);
        if cardinality(places) < most then
          places := array(
            select i.position from file_index i
             where ((i.by_words || i.by_email) @> wanted or (i.by_words || i.by_email) @> older)
               and i.position < beyond
               and (select true from wishes w where w.user_id = i.user_id));
        end if;
      end if;
      places := array(
        select p from unnest(places) p where p < beyond order by p desc limit most);
      return query
        select i.user_id, i.position, i.sealed, u.email, w.wish_file_number, w.updated_at
          from file_index i join users u on u.id = i.user_id join wishes w on w.user_id = i.user_id
         where i.position = any(places) order by i.position desc;
      perform note_audit('files.search', null, cardinality(places)::text, null, request);
    end
  $$;
