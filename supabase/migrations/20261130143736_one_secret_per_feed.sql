-- Only a forged backup can have given a feed two secrets, and they look the same. Without either, the feed's address stops
-- working until the owner creates a new one.
delete from private.calendar_feed_secrets
where feed_id in (select feed_id from private.calendar_feed_secrets group by feed_id having count(*) > 1);

drop index private.calendar_feed_secrets_by_feed;

CREATE UNIQUE INDEX calendar_feed_secrets_once_per_feed ON private.calendar_feed_secrets USING btree (feed_id);
