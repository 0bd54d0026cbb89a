-- What needs a person and may be acted on by the actor, the oldest first, with what there is to know of it.
create or replace function open_attention(most integer)
  returns table (id uuid, kind text, about text, why text, since timestamptz, company text,
                 amount_cents integer, request_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.kind, a.about, a.why, a.since, f.company_name, p.amount_cents,
           coalesce(d.request_id, case when a.kind = 'returned' then p.request_id end)
      from attention a
      left join payments p
        on p.id = case when a.kind in ('payment', 'refund', 'returned') then a.about::uuid end
      left join deliveries d on d.id = case when a.kind = 'delivery' then a.about::uuid end
      left join access_requests r on r.id = d.request_id
      left join franchise_partners f on f.id = coalesce(p.member_id, r.member_id)
     where may_attend(a.kind)
     order by a.since, a.id limit most
  $$;
revoke all on function open_attention(integer) from public;
grant execute on function open_attention(integer) to wensenregister_app;
