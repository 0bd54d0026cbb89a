-- Who approves says why where the day of death is not likely: long ago, or before the wishes were confirmed.
alter table access_request_approvals
  drop constraint access_request_approvals_despite_check,
  add constraint access_request_approvals_despite_check
    check (despite in ('other-name', 'typing-error', 'file-wrong', 'death-sure'));
