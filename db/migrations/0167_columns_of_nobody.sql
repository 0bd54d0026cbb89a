-- What nobody reads: who gave a role stands in given_through, with those before; a contact gets no grant.
alter table user_roles drop column given_by;
alter table grants
  drop constraint one_grantee,
  drop column grantee_contact,
  add constraint one_grantee
    check (num_nonnulls(grantee_user_id, grantee_member_id, grantee_system) = 1) not valid;
