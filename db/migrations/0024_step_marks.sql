-- What someone said of a step of the interview: that it is done, that they leave it open on purpose, or
-- that they will come back to it. It hangs on the person, since a step can be passed over before there
-- is a file. Answers that came after 'skipped' make it void.
create table step_marks (
  user_id uuid not null references users on delete cascade,
  section text not null check (section in
    ('veer', 'steen', 'kaars', 'rituelen', 'praktisch', 'naw', 'secret')),
  mark text not null check (mark in ('done', 'skipped', 'later')),
  marked_at timestamptz not null default now(),
  primary key (user_id, section)
);

alter table step_marks enable row level security;
grant select, insert, update, delete on step_marks to wensenregister_app;

-- Until now a step that was saved counted as done.
insert into step_marks (user_id, section, mark)
select w.user_id, s.section, 'done'
  from wish_sections s join wishes w on w.id = s.wish_id
 where s.section <> 'formulier';
