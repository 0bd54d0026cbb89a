-- What a colleague posted for a client, after their session had ended, waits as well. It is of the
-- client, sealed with their key; the colleague comes at it by the mandate by which it was written, for
-- as long as that lasts, and so nobody else does who uses the same browser.
alter table pending_posts add column mandate_id uuid references mandates on delete cascade;
create index on pending_posts (mandate_id);

create function actor_holds() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from mandates
     where grantee_user_id = actor_id() and ended_at is null and now() < valid_until
       and (select actor_may('conversations.hold'))
  $$;
revoke all on function actor_holds() from public;
grant execute on function actor_holds() to wensenregister_app;

create policy granted on pending_posts for select using (mandate_id in (select actor_holds()));
create policy granted_end on pending_posts for delete using (mandate_id in (select actor_holds()));

-- Whether a post names a mandate that there is, before it is kept.
create policy accounts on mandates for select using (actor_system() = 'accounts');
