-- Films as telephones of Apple make them, and documents of Word.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('pdf', 'jpg', 'png', 'heic', 'mp3', 'm4a', 'mp4', 'mov', 'docx', 'txt'));
