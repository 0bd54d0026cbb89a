-- Who is asked back: a draft with answers, nothing ever confirmed, nothing written, no session and no
-- other reminder since, and nobody says that they died, which is asked of those alone. For 'reminders',
-- which needs no right to any of these tables for it.
create or replace function unfinished_files(since timestamptz) returns table (user_id uuid, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with found as materialized (
      select u.id, u.email
        from wishes w join users u on u.id = w.user_id
       where actor_system() = 'reminders' and u.email_verified_at is not null
         and not w.is_completed and w.updated_at < since
         and exists (select from wish_sections s where s.wish_id = w.id)
         and not exists (select from wish_versions v where v.wish_id = w.id)
         and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= since)
         and not exists (select from reminders r where r.user_id = u.id and r.sent_at >= since)
         and not exists (select from account_deletions d where d.user_id = u.id)
         and not exists (select from finish_reminders f
                          where f.user_id = u.id and (f.off or f.sent_at is not null)))
    select found.id, found.email from found where not is_mourned(found.id)
  $$;
revoke all on function unfinished_files(timestamptz) from public;
grant execute on function unfinished_files(timestamptz) to wensenregister_app;
