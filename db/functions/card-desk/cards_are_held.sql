-- Cards of someone whose death was reported, or who asked for the end of their account, are held: not printed, not
-- posted, and nobody is mailed of them. They go on by themselves when that is no longer so.
create or replace function cards_are_held(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select is_reported(subject)
           or exists (select from account_deletions d where d.user_id = subject)
  $$;
revoke all on function cards_are_held(uuid) from public;
