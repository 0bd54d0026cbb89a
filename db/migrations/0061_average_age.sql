-- The average age of a day, in years, kept beside the other figures: it is worked out at night, from what
-- the office's index has sealed. One number, of many people together.
alter table daily_figures drop constraint daily_figures_kind_check;
alter table daily_figures add constraint daily_figures_kind_check check (kind in
  ('registrations', 'files', 'cards', 'appointments', 'callbacks', 'applications', 'age'));
grant insert on daily_figures to wensenregister_app;
