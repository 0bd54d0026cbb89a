-- A colleague who approved a request takes that back, as long as it is not decided on. False where there is
-- nothing to take back (any more). Who approves at that moment waits, or is waited for.
-- Its history keeps who, and nobody is mailed.
create or replace function take_back_approval(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to take this back' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held from access_requests r
       where r.id = request and r.state = 'pending_verification' for update;
      if held.id is null then
        return false;
      end if;
      delete from access_request_approvals a
       where a.request_id = request and a.colleague_id = actor_id();
      if not found then
        return false;
      end if;
      insert into history (machine, row_id, former, next, actor_id, acted_as, because, told_at)
      values ('access_requests', request, held.state, held.state, actor_id(), acting_as(),
              'approval-taken-back', now());
      perform note_release('access.unapprove', held.subject_id, held.kind, null);
      return true;
    end
  $$;
revoke all on function take_back_approval(uuid) from public;
grant execute on function take_back_approval(uuid) to wensenregister_app;
