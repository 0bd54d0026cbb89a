-- A mail of which nobody knows whether it was sent needs a person.
create or replace function attend_mail() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform keep_attention('mail', coalesce(new.id, old.id)::text, new.kind,
                             coalesce(old.status = 'needs_review', false),
                             coalesce(new.status = 'needs_review', false));
      return null;
    end
  $$;
revoke all on function attend_mail() from public;
create or replace trigger attend_mail after insert on mails
  for each row when (new.status = 'needs_review') execute function attend_mail();
create or replace trigger attend_mail_change after update of status on mails
  for each row when (old.status <> new.status) execute function attend_mail();
create or replace trigger attend_mail_end after delete on mails
  for each row when (old.status = 'needs_review') execute function attend_mail();
