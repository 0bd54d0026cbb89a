-- In the place of audit_person(): an address may be that of a person and of a member.
create or replace function audit_subjects(named text) returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array(
      select id from users where email = named::citext
      union all
      select user_id from wishes where wish_file_number = upper(named)
      union all
      select id from franchise_partners where email = named::citext)
     where (select actor_may('audit.search'))
  $$;
revoke all on function audit_subjects(text) from public;
grant execute on function audit_subjects(text) to wensenregister_app;
