-- Whether a contact is one of those who answer about a death, and read after it: confirmed before the first
-- word of it. Who becomes a contact while it runs is one for later: else who sits at the open screen of the
-- owner is both who lets us know and who says so too.
create or replace function is_witness(report death_reports, contact relatives) returns boolean
  language sql stable parallel safe
  return contact.owner_id = report.subject_id and contact.state = 'confirmed'
     and contact.changed_at <= report.created_at;
revoke all on function is_witness(death_reports, relatives) from public;
grant execute on function is_witness(death_reports, relatives) to wensenregister_app;
