-- One file as the office sees it without reading it: who it is of, that there are wishes, and when
-- they changed. Notes that somebody looked, once in ten minutes. Whoever looked up as much as one may in an
-- hour sees nothing, and a row says so; a file that was looked at in that hour stays in sight. A number that nobody
-- has counts as a search that found nobody.
create or replace function look_at_file(number text, request text)
  returns table (user_id uuid, sealed bytea, email citext, wish_file_number text,
                 created_at timestamptz, updated_at timestamptz, is_completed boolean,
                 confirmed_at timestamptz, sections bigint, works boolean, leaves_at timestamptz,
                 member_id uuid, member_name text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      if not actor_may('files.search') then
        raise exception 'not allowed to see this' using errcode = 'insufficient_privilege';
      end if;
      select w.user_id into subject from wishes w where w.wish_file_number = upper(number);
      if subject is distinct from actor_id() and looked_up_enough() and not exists (
        select from audit_log a
         where a.subject_id = subject and a.actor_id = actor_id() and a.action = 'file.details'
           and a.at > clock_timestamp() - interval '1 hour')
      then
        perform add_audit('files.braked', subject, 'look', null, request);
        return;
      end if;
      if subject is null then
        perform note_audit('files.search', null, '0', null, request);
        return;
      end if;
      return query
        select i.user_id, i.sealed, u.email, w.wish_file_number, w.created_at, w.updated_at,
               w.is_completed,
               (select max(v.confirmed_at) from wish_versions v where v.wish_id = w.id),
               (select count(*) from wish_sections s where s.wish_id = w.id),
               exists (select from user_roles r where r.user_id = i.user_id),
               (select d.execute_after from account_deletions d where d.user_id = i.user_id),
               f.id, f.company_name
          from file_index i
          join users u on u.id = i.user_id
          join wishes w on w.user_id = i.user_id
          left join profiles p on p.user_id = i.user_id
          left join franchise_partners f on f.id = p.referred_by_franchise_id
         where i.user_id = subject;
      if subject <> actor_id() and not exists (
        select from audit_log a
         where a.subject_id = subject and a.actor_id = actor_id() and a.action = 'file.details'
           and a.at > now() - interval '10 minutes')
      then
        perform note_audit('file.details', subject, null, null, request);
      end if;
    end
  $$;
revoke all on function look_at_file(text, text) from public;
grant execute on function look_at_file(text, text) to wensenregister_app;
