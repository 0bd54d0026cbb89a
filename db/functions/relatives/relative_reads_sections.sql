-- The sections of which this transaction has noted that the contact who acts reads them.
create or replace function relative_reads_sections() returns table (wish_id uuid, section text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select w.id, p.part
      from unnest(array['naw', 'veer', 'kaars', 'steen', 'rituelen', 'praktisch', 'formulier']) p(part)
      join wishes w on w.user_id in (select relative_reads(p.part))
     where actor_relative() is not null
  $$;
revoke all on function relative_reads_sections() from public;
grant execute on function relative_reads_sections() to wensenregister_app;
