-- A generated password that somebody else read out (the first admin's, one that was reset): its owner knows it.
alter table users add column password_handed_over boolean not null default false;
