-- What a member wants to read on its invoices, such as a number of its own books.

alter table franchise_partners
  add column invoice_reference text check (length(invoice_reference) between 1 and 40);
comment on column franchise_partners.invoice_reference is
  'What the member wants on its new invoices; null for nothing';
