-- Nothing that a member asked goes on once it is removed: what runs runs out, and whoever was told of it hears so
-- before the member goes (`member_may_go`). What was approved comes to its end first: others were told when that is.
create or replace function requests_end_with_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Whoever approves one waits, or came first.
      perform from access_requests r where r.member_id = new.id for update;
      if exists (select from access_requests r join deliveries d on d.request_id = r.id
                  where r.member_id = new.id and delivery_goes_on(d)) then
        raise exception 'a delivery to this member is not over'
          using errcode = 'check_violation', constraint = 'no_delivery_goes_on';
      end if;
      update access_requests r set state = 'expired', because = 'thrown-away', sealed = null
       where r.member_id = new.id and r.state = 'unpaid';
      update access_requests r set state = 'expired', because = 'member-gone'
       where r.member_id = new.id and r.state in ('waiting_contact', 'waiting_time', 'pending_verification');
      return null;
    end
  $$;
revoke all on function requests_end_with_member() from public;
create or replace trigger requests_end_with_member after update of removed_at on franchise_partners
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function requests_end_with_member();
