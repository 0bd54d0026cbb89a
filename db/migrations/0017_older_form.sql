-- The older form on one page (specification 2.6) is one more section of the wish file.
alter table wish_sections drop constraint wish_sections_section_check;
alter table wish_sections add constraint wish_sections_section_check check (section in
  ('veer', 'steen', 'kaars', 'rituelen', 'praktisch', 'naw', 'secret', 'formulier'));
