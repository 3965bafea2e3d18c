-- A mail that is written as given up, from a seed or a backup, tells since when as well.

update private.mail_outbox set given_up_at = created_at where state = 'dead' and given_up_at is null;
update public.newsletter_campaign_mails set given_up_at = next_attempt_at
where state in ('failed', 'doubtful') and given_up_at is null;

create trigger mail_outbox_given_up_before before insert on private.mail_outbox for each row
  when (new.state = 'dead' and new.given_up_at is null) execute function private.note_giving_up();
create trigger newsletter_campaign_mails_given_up_before before insert on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and new.given_up_at is null) execute function private.note_giving_up();
