-- Beyond so many searches and files looked at in an hour a colleague asks for more as well.
alter table reading_requests
  add column what text not null default 'read',
  add constraint reading_requests_what_check check (what in ('read', 'find')) not valid;
comment on table reading_requests is
  'Who asked to read or to look up more files than one may in an hour, and what another administrator decided.';
