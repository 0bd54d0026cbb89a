-- Sets a request of the own member going without a payment, in the place of one that a fault of ours ended.
-- False where there is no such one (any more).
create or replace function begin_free_request(request uuid, former uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Two at once: the second finds it used.
      perform from access_requests r where r.id = former for update;
      update access_requests r set state = 'waiting_contact', instead_of = former
       where r.id = begin_free_request.request and r.state = 'unpaid'
         and r.member_id = (select actor_member_id())
         and r.kind = (select o.kind from access_requests o where o.id = former)
         and former in (select f.request from own_faulted_requests() f);
      return found;
    end
  $$;
revoke all on function begin_free_request(uuid, uuid) from public;
grant execute on function begin_free_request(uuid, uuid) to wensenregister_app;
