-- Whom the log is about, by the names that the office knows: addresses and numbers of files of those who
-- are in it and still have an account, and members by the name of the company.
create or replace function audit_names(ids uuid[])
  returns table (id uuid, email citext, wish_file_number text, company text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, w.wish_file_number, null
      from users u left join wishes w on w.user_id = u.id
     where u.id = any(ids) and (select actor_may('audit.search'))
       and (exists (select from audit_log where actor_id = u.id)
            or exists (select from audit_log where subject_id = u.id))
    union all
    select f.id, f.email, null, f.company_name from franchise_partners f
     where f.id = any(ids) and f.removed_at is null and (select actor_may('audit.search'))
  $$;
revoke all on function audit_names(uuid[]) from public;
grant execute on function audit_names(uuid[]) to wensenregister_app;
