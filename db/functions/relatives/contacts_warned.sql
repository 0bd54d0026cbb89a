-- The contacts who were mailed that the file of a request is about to be deleted (`note_warned`), where it is not after
-- all: they hear so, whatever became of them since. Not where they were asked about the death meanwhile, and told the
-- end of that. For 'release', which tells them.
create or replace function contacts_warned(request uuid) returns table (id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.sealed
      from access_requests r
      join deliveries v on v.request_id = r.id
      join relatives c on c.owner_id = r.subject_id and c.warned_at >= v.delivered_at
     where r.id = request and actor_system() = 'release'
       and not exists (select from death_reports d
                        where d.state = 'stopped' and d.changed_at >= c.warned_at and is_witness(d, c))
     order by c.created_at, c.id
  $$;
revoke all on function contacts_warned(uuid) from public;
grant execute on function contacts_warned(uuid) to wensenregister_app;
