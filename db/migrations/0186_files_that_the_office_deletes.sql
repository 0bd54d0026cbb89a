-- Why the office deletes a file, which its mails go by, also where the job of the night does it: its owner asked for it, or
-- died. Nothing for who asked by themselves.
alter table account_deletions
  add column by_office text,
  add constraint account_deletions_by_office_check check (by_office in ('asked', 'died')) not valid;
grant update (by_office) on account_deletions to wensenregister_app;
