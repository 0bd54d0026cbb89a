-- What nobody reads: a contact gets no grant. (Who gave a role stands in given_through, with those before; given_by
-- stays for a release, whose function writes it.)
alter table grants
  drop constraint one_grantee,
  drop column grantee_contact,
  add constraint one_grantee
    check (num_nonnulls(grantee_user_id, grantee_member_id, grantee_system) = 1) not valid;
