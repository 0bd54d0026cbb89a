-- Who approves a death that was denied before calls first, and says so.
alter table death_report_approvals
  drop constraint death_report_approvals_checks_check,
  add constraint death_report_approvals_checks_check check (
    cardinality(checks) > 0
    and checks <@ array['name-on-paper', 'birth-on-paper', 'day-on-paper', 'contact-called',
                        'denier-called', 'stop-asked']) not valid;

-- A death that two colleagues saw on a paper, and that was denied after that, needs a person.
alter table attention
  drop constraint attention_kind_check,
  add constraint attention_kind_check check (
    kind in ('mail', 'payment', 'refund', 'delivery', 'job', 'death')) not valid;
