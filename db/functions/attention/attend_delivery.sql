-- A delivery that failed three times on end needs a person (its member is told so then: `LATE_AFTER`),
-- and one of a file in which there is nothing; no longer when it is made,
-- or its request was stopped or went with its member.
create or replace function attend_delivery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform keep_attention('delivery', coalesce(new.id, old.id)::text, new.problem,
        coalesce(old.delivered_at is null and old.subject_id is not null
                 and (old.failures >= 3 or old.problem = 'nothing'), false),
        coalesce(new.delivered_at is null and new.subject_id is not null
                 and (new.failures >= 3 or new.problem = 'nothing')
                 and exists (select from access_requests r
                              where r.id = new.request_id and r.state = 'completed'), false));
      return null;
    end
  $$;
revoke all on function attend_delivery() from public;
create or replace trigger attend_delivery after update or delete on deliveries
  for each row execute function attend_delivery();
