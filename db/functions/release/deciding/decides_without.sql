-- Whether someone had the right to decide before that moment by a role that they do not have from that
-- other person, nor by way of them.
create or replace function decides_without(person uuid, other uuid, moment timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join role_capabilities c on c.role = r.role
       where r.user_id = person and c.capability = 'requests.decide' and r.given_at < moment
         and (other = any(r.given_through)) is not true)
  $$;
revoke all on function decides_without(uuid, uuid, timestamptz) from public;
