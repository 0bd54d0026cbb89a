-- When the office asked the actor's member last for the certificate of a request that still lacks it.
create or replace function own_asked_certificates() returns table (request uuid, asked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.certificate_asked_at
      from access_requests r
     where r.id in (select own_requests_to_prove()) and r.certificate_asked_at is not null
       and not exists (select from access_certificates c where c.request_id = r.id)
  $$;
revoke all on function own_asked_certificates() from public;
grant execute on function own_asked_certificates() to wensenregister_app;
