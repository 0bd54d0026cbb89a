-- When whoever signed in as the owner last said that a request for their living will goes on. `owner_agreed_at`
-- is emptied when they think better of it; what was got in between was got with that word.
alter table access_requests add column last_agreed_at timestamptz;
comment on column access_requests.last_agreed_at is
  'When who signed in as the owner last said that it goes on; stays when that is taken back.';
