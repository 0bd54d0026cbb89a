-- The photograph that someone has on a page of its own in the booklet.

alter table documents add column in_booklet boolean not null default false
  check (not in_booklet or (purpose = 'document' and kind in ('jpg', 'png')));
comment on column documents.in_booklet is
  'Whether it stands on a page of its own in the booklet: of each person one picture at most';
