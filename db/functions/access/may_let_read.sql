-- Whether someone may let the other read more: has the role from neither the other nor somebody whom
-- the other gave one, and gave the other none either.
create or replace function may_let_read(person uuid, reader uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with recursive above(start, id) as (
      select r.user_id, r.given_by from user_roles r where r.user_id in (person, reader)
      union
      select a.start, g.given_by from above a join user_roles g on g.user_id = a.id)
    select person <> reader and not exists (
      select from above where (start, id) in ((person, reader), (reader, person)))
  $$;
revoke all on function may_let_read(uuid, uuid) from public;
grant execute on function may_let_read(uuid, uuid) to wensenregister_app;
