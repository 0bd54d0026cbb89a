-- The company of the actor, where its membership was stopped, for telling why; and whether they may leave it: an
-- owner does not.
create or replace function stopped_company() returns table (company text, leaves boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name, m.part = 'colleague'
      from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'inactive' and f.removed_at is null
  $$;
revoke all on function stopped_company() from public;
grant execute on function stopped_company() to wensenregister_app;
