-- The office asks the member for it, once a day: false where there is one, or nothing to decide, or the member was
-- stopped and can add nothing.
create or replace function ask_for_certificate(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set certificate_asked_at = now()
       where r.id = request and r.kind = 'full' and actor_may('requests.decide')
         and r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
         and (r.certificate_asked_at is null or r.certificate_asked_at < now() - interval '1 day')
         and exists (select from franchise_partners f where f.id = r.member_id and f.status = 'active')
         and not exists (select from access_certificates c where c.request_id = r.id);
      return found;
    end
  $$;
revoke all on function ask_for_certificate(uuid) from public;
grant execute on function ask_for_certificate(uuid) to wensenregister_app;
