-- All that runs or ran for a file, for who may look whose it is. Of a request nothing that was filled
-- in, of an order of cards no address, of a death nobody who told of it. What the office has to decide on first,
-- and what it ended, has no day of deletion.
create or replace function runs_of_file(number text)
  returns table (what text, id uuid, kind text, state text, who text, at timestamptz,
                 until timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with file as (
      select w.user_id from wishes w
       where w.wish_file_number = upper(number) and (select actor_may('files.search')))
    select 'request', r.id, r.kind, r.state, f.company_name, r.created_at,
           case when (d.unfetched_since is null or not nobody_got(d.id)) and case_runs(c.state)
                then d.deletes_at end
      from file join access_requests r on r.subject_id = file.user_id
      join franchise_partners f on f.id = r.member_id
      left join deliveries d on d.request_id = r.id
      left join release_cases c on c.id = d.case_id
     where r.state <> 'unpaid'
    union all
    select 'death', e.id, e.way, e.state, null, e.created_at, null
      from file join death_reports e on e.subject_id = file.user_id
    union all
    select 'cards', o.id, o.variant, o.state, null, o.created_at, null
      from file join card_orders o on o.user_id = file.user_id
    union all
    select 'conversation', m.id, m.consent,
           case when m.ended_at is null and m.valid_until > now() then 'running' else 'ended' end,
           u.email, m.given_at, coalesce(m.ended_at, m.valid_until)
      from file join mandates m on m.subject_id = file.user_id
      join users u on u.id = m.grantee_user_id
    union all
    select 'appointment', a.id, a.appointment_type,
           case when a.status = 'cancelled' then 'cancelled'
                when a.ends_at > now() then 'planned' else 'over' end,
           null, a.scheduled_date, null
      from file join appointments a on a.customer_user_id = file.user_id
     order by 6 desc limit 50
  $$;
revoke all on function runs_of_file(text) from public;
grant execute on function runs_of_file(text) to wensenregister_app;
