-- With the approval comes the delivery, and what making the copy may read: the whole file, or the living
-- will and whose it is. A job makes the copy.
create or replace function begin_delivery(request uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      made deliveries;
    begin
      insert into deliveries (request_id, case_id, subject_id, kind)
      select r.id, r.case_id, r.subject_id, r.kind from access_requests r where r.id = request
      returning * into made;
      insert into grants (id, subject_id, grantee_system, scope, reason, origin, delivery_id)
      select gen_random_uuid(), made.subject_id, 'release', scope, 'delivery', 'office', made.id
        from unnest(case made.kind
               when 'full'
               then array['details', 'sections', 'documents', 'living will', 'confidential']
               else array['details', 'living will'] end) scope;
    end
  $$;
revoke all on function begin_delivery(uuid) from public;
