-- Whether someone had the right to decide before that moment by a role that they do not have from that
-- other person, nor from somebody whom that other person gave a role.
create or replace function decides_without(person uuid, other uuid, moment timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join role_capabilities c on c.role = r.role
       where r.user_id = person and c.capability = 'requests.decide' and r.given_at < moment
         and not exists (
           with recursive givers(id) as (
             select r.given_by
             union
             select g.given_by from givers join user_roles g on g.user_id = givers.id)
           select from givers where givers.id = other))
  $$;
revoke all on function decides_without(uuid, uuid, timestamptz) from public;
