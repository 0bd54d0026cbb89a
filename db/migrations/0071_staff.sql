-- Colleagues do the daily work of the office (specification 1). Removing a member, what someone wrote,
-- roles and the log stay with administrators.
insert into role_capabilities (role, capability) values
  ('staff', 'callbacks.manage'),
  ('staff', 'members.manage'),
  ('staff', 'files.search'),
  ('staff', 'file.link'),
  ('staff', 'cards.settings'),
  ('admin', 'members.remove');
