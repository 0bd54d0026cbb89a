-- Who reads a copy comes in by a link also when the account of who named them is gone, and their row with it.
alter table relative_links
  alter column relative_id drop not null,
  -- Of a link to a visit without such a row: whose visit it opens, as relative_visits.address.
  add column address bytea,
  add constraint somebody_s check (
    num_nonnulls(relative_id, address) = 1 and (address is null or purpose = 'visit'));
