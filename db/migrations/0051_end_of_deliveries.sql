-- What comes after a delivery: a mail before the file is deleted, and the deletion. What stays is what
-- the law asks for: the invoice, and the history without the person.

-- When those concerned were told that the file is about to be deleted. Nothing is deleted before.
alter table deliveries add column warned_at timestamptz;
create index on deliveries (deletes_at);
create index delivered_cases on release_cases (id) where state = 'delivered';

-- The mail that came late, because the site was down, moves the day of deletion on.
grant update (warned_at, deletes_at) on deliveries to wensenregister_app;
create policy release_warn on deliveries for update
  using (actor_system() = 'release' and deletes_at is not null and warned_at is null)
  with check (actor_system() = 'release');

-- The night in which the last of so many whole days after today ends, by the Dutch clock: also when
-- summer or winter time begins in between.
create function night_after(moment timestamptz, days integer) returns timestamptz
  language sql stable parallel safe
  return ((moment at time zone 'Europe/Amsterdam')::date + days + 1)::timestamp
         at time zone 'Europe/Amsterdam';

-- Whose file was delivered, with a term that is over. For the part that deletes, and nobody else.
create function ended_deliveries() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.subject_id from deliveries d join release_cases c on c.id = d.case_id
     where c.state = 'delivered' and d.deletes_at <= now() and d.warned_at is not null
       and d.subject_id is not null and actor_system() = 'deletion'
  $$;

-- Keeps its owner from signing in, and others from stopping it, until the end of the transaction.
-- False when one of them came first. The same order of locks as a sign-in: person, request, case.
create function hold_ended_delivery(subject uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'deletion' then
        raise exception 'not allowed to delete this' using errcode = 'insufficient_privilege';
      end if;
      perform from users u where u.id = subject for update;
      perform from access_requests r where r.subject_id = subject for update;
      return subject in (select ended_deliveries());
    end
  $$;

create policy ended on users for select
  using (actor_system() = 'deletion' and id in (select ended_deliveries()));
create policy ended_execute on users for delete
  using (actor_system() = 'deletion' and id in (select ended_deliveries()));
create policy ended on appointments for select
  using (actor_system() = 'deletion' and customer_user_id in (select ended_deliveries()));
create policy ended_execute on appointments for delete
  using (actor_system() = 'deletion' and customer_user_id in (select ended_deliveries()));

-- An account that goes because its term is over closes its case; any other stops what runs.
create or replace function owner_is_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if old.id in (select ended_deliveries()) then
        perform note_release('access.delete', old.id, 'full', 'term-over');
        update release_cases set state = 'closed', because = 'term-over'
         where subject_id = old.id and state = 'delivered';
      end if;
      perform stop_requests_of(old.id, 'account-deleted');
      return old;
    end
  $$;

-- Nothing is left to stop once the file is gone, or the term of a living will is over. A case may run
-- without a request.
create or replace function stop_requests_of(subject uuid, why text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update access_requests r set state = 'stopped', because = why
     where r.subject_id = subject
       and (r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
            or (r.state = 'completed' and not exists (
              select from deliveries d left join release_cases c on c.id = d.case_id
               where d.request_id = r.id
                 and (c.state = 'closed'
                      or (d.kind = 'living_will' and d.available_until <= now())))));
    update release_cases set state = 'stopped', because = why
     where subject_id = subject and state in ('reported', 'waiting', 'approved', 'delivered');
  $$;

-- A member that goes after the approval leaves nobody to deliver to: the file stays.
create or replace function follow_request(held uuid, request uuid, reached text, why text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      others boolean := exists (
        select from access_requests r
         where r.case_id = held and r.id <> request
           and r.state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed'));
    begin
      if reached in ('waiting_time', 'pending_verification') then
        update release_cases set state = 'waiting' where id = held and state = 'reported';
      elsif reached = 'completed' then
        update release_cases set state = 'approved' where id = held and state = 'waiting';
        if not found then
          raise exception 'another request was approved' using errcode = 'check_violation';
        end if;
      elsif reached = 'stopped' then
        update release_cases set state = 'stopped', because = why
         where id = held and state in ('reported', 'waiting', 'approved', 'delivered');
        update access_requests set state = 'stopped', because = why
         where case_id = held and id <> request
           and state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed');
      elsif not others then
        update release_cases
           set state = case reached when 'rejected' then 'refused' else 'closed' end, because = why
         where id = held
           and (state in ('reported', 'waiting')
                or (why = 'member-gone' and state in ('approved', 'delivered')));
      end if;
    end
  $$;

-- Ends that were not told yet.
create index untold_ends on release_history (id)
  where told_at is null and case_id is not null and because = 'term-over';

revoke all on function ended_deliveries(), hold_ended_delivery(uuid) from public;
grant execute on function ended_deliveries(), hold_ended_delivery(uuid) to wensenregister_app;
