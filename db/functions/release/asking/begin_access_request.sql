-- Looks up, once it is paid, which file a request is about, and opens its case or joins the one that
-- runs. The same work for a number that nobody has.
create or replace function begin_access_request(
  request uuid, number text, token bytea, contact bytea)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      asked access_requests;
      subject uuid;
      held uuid;
    begin
      if actor_system() is distinct from 'release' then
        raise exception 'not allowed to begin this' using errcode = 'insufficient_privilege';
      end if;
      select * into asked from access_requests r where r.id = request for update;
      if asked.state is distinct from 'waiting_contact' or asked.subject_id is not null then
        return;
      end if;
      select w.user_id into subject from wishes w where w.wish_file_number = upper(number);
      if subject is not null and asked.kind = 'full' then
        perform pg_advisory_xact_lock(hashtextextended('release ' || subject::text, 0));
        select c.id into held from release_cases c
         where c.subject_id = subject and case_runs(c.state);
        if held is null then
          insert into release_cases (subject_id) values (subject) returning id into held;
        end if;
      end if;
      update access_requests r
         set subject_id = subject, case_id = held,
             contact_known = exists (
               select from trusted_contacts t where t.owner_id = subject and t.email_hash = contact),
             card = case
               when token is null then 'none'
               else coalesce(
                 (select case when c.revoked_at is null then 'valid' else 'revoked' end
                    from cards c join card_orders o on o.id = c.order_id
                   where c.token_hash = token and o.user_id = subject), 'other') end,
             waits_until = r.paid_at + make_interval(hours => wait_hours_of(subject, r.kind))
       where r.id = request;
      perform note_release('access.ask', subject, asked.kind, null);
    end
  $$;
revoke all on function begin_access_request(uuid, text, bytea, bytea) from public;
grant execute on function begin_access_request(uuid, text, bytea, bytea) to wensenregister_app;
