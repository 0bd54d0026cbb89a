-- Stores what the application sealed for someone whose details this transaction reads. The file is a
-- draft again: its owner confirms what someone else changed.
--
-- 'given': stored, and the address is a new one of an account that its owner has not taken over, who
-- has no password; 'changed': somebody was first, nothing is stored.
create or replace function change_details_of(
  subject uuid, profile bytea, profile_seen text, naw bytea, naw_seen integer,
  card bytea, by_words bigint[], address citext, by_email bigint[], title text, request text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      now_at citext;
      confirmed boolean;
      moved boolean;
    begin
      if not actor_may('file.change') or subject not in (select actor_reads('details')) then
        raise exception 'not allowed to change this' using errcode = 'insufficient_privilege';
      end if;
      select u.email, u.email_verified_at is not null into now_at, confirmed
        from users u where u.id = subject for update;
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
      moved := address is distinct from now_at;
      if moved then
        if exists (select from users u where u.email = address) then
          raise exception 'the address has an account' using errcode = 'unique_violation';
        end if;
        update users u set email = address where u.id = subject;
        update file_index i set by_email = change_details_of.by_email where i.user_id = subject;
      end if;
      perform note_audit('file.change', subject, null, null, request);
      return case when moved and not confirmed then 'given' else 'done' end;
    end
  $$;
revoke all on function change_details_of(uuid, bytea, text, bytea, integer, bytea, bigint[], citext, bigint[], text, text) from public;
grant execute on function change_details_of(uuid, bytea, text, bytea, integer, bytea, bigint[], citext, bigint[], text, text) to wensenregister_app;
