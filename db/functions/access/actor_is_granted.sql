-- Whether a grant lets the actor read this part now. A member only as long as the membership lasts; a
-- contact by what the owner decided, for each part.
create or replace function actor_is_granted(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select relative_may_read(subject, wanted) or exists (
      select from grants g
       where g.subject_id = subject and g.scope = wanted
         and now() >= g.valid_from and (g.valid_until is null or now() < g.valid_until)
         and (g.needs is null or actor_may(g.needs))
         and (g.grantee_user_id = actor_id()
              or g.grantee_system = actor_system()
              or g.grantee_member_id = actor_member_id()))
  $$;
revoke all on function actor_is_granted(uuid, text) from public;
