-- The number of the file whose copy who acts can read now: far less than reading it, and not noted as that.
-- A row without a number where the account is gone; none for who is somebody else, and before and after its
-- time.
create or replace function number_of_copy(mailbox bytea) returns table (wish_file_number text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select w.wish_file_number
      from relative_copies c join death_reports d on d.id = c.report_id
      left join wishes w on w.user_id = d.subject_id
     where c.relative_id = actor_relative() and c.address = mailbox and c.storage_key is not null
       and d.state in ('first', 'all') and now() >= d.first_at and now() < d.copies_until
     order by c.made_at desc limit 1
  $$;
revoke all on function number_of_copy(bytea) from public;
grant execute on function number_of_copy(bytea) to wensenregister_app;
