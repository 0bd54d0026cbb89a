-- The number by which a colleague called a company before it was let in, which they found themselves: the one in the
-- application is that of who applies.
alter table franchise_partners add column called_on text;
