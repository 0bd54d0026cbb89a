-- Conversations about wishes, held by colleagues of the office (specification 2.7).
insert into role_capabilities (role, capability) values
  ('admin', 'conversations.hold'),
  ('staff', 'conversations.hold');
