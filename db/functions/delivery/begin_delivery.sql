-- With the approval comes the delivery, and what making the copy may read.
create or replace function begin_delivery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      made uuid;
    begin
      insert into deliveries (request_id, case_id, subject_id, kind)
      values (new.id, new.case_id, new.subject_id, new.kind) returning id into made;
      insert into grants (id, subject_id, grantee_system, scope, reason, origin, delivery_id)
      select gen_random_uuid(), new.subject_id, 'release', scope, 'delivery', 'office', made
        from unnest(case new.kind
               when 'full'
               then array['details', 'sections', 'documents', 'living will', 'confidential']
               else array['details', 'living will'] end) scope;
      return null;
    end
  $$;
revoke all on function begin_delivery() from public;
create or replace trigger c_begin_delivery after update of state on access_requests
  for each row when (old.state <> new.state and new.state = 'completed')
  execute function begin_delivery();
