-- Whom a colleague can call about a request who looked whom its owner named, again without another row in the
-- log: those people, and its owner, of a living will or where they said that they live.
create or replace function people_of_request(request uuid)
  returns table (who text, id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.who, p.id, p.sealed
      from access_requests r
      cross join lateral (
        select 'owner' as who, i.user_id as id, i.sealed from file_index i
         where i.user_id = r.subject_id and (r.kind = 'living_will' or exists (select from said_alive(r.id)))
           and i.sealed is not null
        union all
        select 'named', c.id, c.sealed from relatives c
         where c.owner_id = r.subject_id and c.state <> 'withdrawn') p
     where r.id = request and exists (select from seen_of_request(request) s where s.named)
       and r.member_id is distinct from (select actor_member_id())
     order by p.who = 'named', p.id
  $$;
revoke all on function people_of_request(uuid) from public;
grant execute on function people_of_request(uuid) to wensenregister_app;
