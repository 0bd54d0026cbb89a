-- Who decides on requests may act on a delivery, a death and a request that was stopped; the rest is for
-- administrators.
create or replace function may_attend(kind text) returns boolean
  language sql stable set search_path = public, pg_temp
  return actor_may(case when kind in ('delivery', 'death', 'fetched', 'entered', 'denied') then 'requests.decide' else 'attention.manage' end);
