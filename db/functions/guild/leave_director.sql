-- Ends that link, tells the member and notes it. `shown` is the member that the actor had in sight.
-- False when it is another one by now, or none.
create or replace function leave_director(shown uuid, title text, message text, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update profiles p set referred_by_franchise_id = null, referral_tracked_at = null
       where p.user_id = actor_id() and p.referred_by_franchise_id = shown;
      if not found then
        return false;
      end if;
      insert into franchise_notifications (id, franchise_id, type, title, message)
      values (gen_random_uuid(), shown, 'warning', title, message);
      perform note_audit('file.unlink', actor_id(), null, null, request);
      return true;
    end
  $$;
revoke all on function leave_director(uuid, text, text, text) from public;
grant execute on function leave_director(uuid, text, text, text) to wensenregister_app;
