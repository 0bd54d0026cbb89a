-- Who may see how the register is: what waits, what failed, which versions run.
insert into role_capabilities (role, capability) values ('admin', 'state.read');
