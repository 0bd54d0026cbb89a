-- Who decides on requests may act on a delivery and on a death; the rest is for administrators.
create or replace function may_attend(kind text) returns boolean
  language sql stable set search_path = public, pg_temp
  return actor_may(case when kind in ('delivery', 'death') then 'requests.decide' else 'attention.manage' end);
