-- What the law says of choices in the interview: data, so that a change needs no release. A choice
-- without a row is allowed. `reviewed_on` is the day on which the status was last looked up.
create table choice_legal_status (
  field text not null,
  option text not null,
  status text not null check (status in ('allowed', 'not_allowed')),
  explanation text not null check (length(explanation) between 1 and 500),
  source_name text not null check (length(source_name) between 1 and 200),
  source_url text not null check (source_url ~ '^https://[^[:space:]"<>]+$'),
  reviewed_on date not null,
  primary key (field, option)
);

insert into choice_legal_status
  (field, option, status, explanation, source_name, source_url, reviewed_on)
values
  ('burial', 'Resomeren', 'not_allowed',
   'Bij resomeren lost het lichaam op in water met loog. Dit mag in Nederland nog niet.',
   'Wet op de lijkbezorging', 'https://wetten.overheid.nl/BWBR0005009', '2025-10-01'),
  ('burial', 'Veraarden', 'not_allowed',
   'Bij veraarden verandert het lichaam in aarde. Dit mag in Nederland nog niet.',
   'Wet op de lijkbezorging', 'https://wetten.overheid.nl/BWBR0005009', '2025-10-01');

alter table choice_legal_status enable row level security;
grant select, insert, update, delete on choice_legal_status to wensenregister_app;
