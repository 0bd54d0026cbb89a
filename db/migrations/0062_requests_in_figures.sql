-- Requests for files are counted as well, from the day they were paid.
alter table daily_figures drop constraint daily_figures_kind_check;
alter table daily_figures add constraint daily_figures_kind_check check (kind in
  ('registrations', 'files', 'cards', 'appointments', 'callbacks', 'applications', 'requests', 'age'));
create index on access_requests (paid_at);
