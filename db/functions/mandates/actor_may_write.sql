-- Whether a grant lets the actor write in this part now.
create or replace function actor_may_write(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from grants g
       where g.subject_id = subject and g.scope = wanted and g.may_write
         and now() >= g.valid_from and now() < g.valid_until
         and (g.needs is null or actor_may(g.needs))
         and g.grantee_user_id = actor_id())
  $$;
revoke all on function actor_may_write(uuid, text) from public;
