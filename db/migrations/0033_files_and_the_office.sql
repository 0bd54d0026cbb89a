-- What the office does with the file of someone else, besides finding and reading it: mend who it is
-- of, and delete it for good. Each checks, does and notes it in one function, as open_file_of does.
insert into role_capabilities (role, capability) values
  ('admin', 'file.change'),
  ('admin', 'file.delete'),
  ('admin', 'file.link');
