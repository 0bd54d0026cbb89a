-- Like gets_delivery, for a session of two factors, or of one where the site asks for no more. The first
-- time it takes one whose person showed a short time ago who they are.
create or replace function gets_now(wanted uuid, session bytea, one_factor boolean) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select gets_delivery(wanted)
     where exists (
       select from sessions s
        where s.id = session and s.user_id = actor_id() and s.state = 'signed in'
          and (one_factor or s.assurance = 'two factors')
          and (coalesce(s.proven_at, s.created_at) > now() - interval '10 minutes'
               or exists (select from delivery_downloads g
                           where g.delivery_id = wanted and g.person_id = actor_id())))
  $$;
revoke all on function gets_now(uuid, bytea, boolean) from public;
