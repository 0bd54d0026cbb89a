-- Whether contacts had their months, which are read once: until the owner is seen to live, and may die.
create or replace function months_are_over(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from death_reports d
       where d.subject_id = subject and d.state = 'ended'
         and not has_lived_since(subject, d.changed_at))
  $$;
revoke all on function months_are_over(uuid) from public;
