-- Who approves says that they called somebody whom the owner of the file named.
alter table access_request_approvals
  drop constraint access_request_approvals_checks_check,
  add constraint access_request_approvals_checks_check
    check (checks <@ array['contact-called', 'named-called', 'member-called', 'certificate-seen',
                           'details-compared', 'card-seen']) not valid;
