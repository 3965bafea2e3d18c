/** A row of each table whose constraints need one. */
export const rows = `
  insert into public.bookings_la2024 (request_id, service_type, service_name, appointment_date, appointment_time, starts_at,
    ends_at, meeting_kind, first_name, last_name, email)
  select gen_random_uuid(), 'keynote', 'Keynote Speaking', '2031-03-04', '9:00 AM', at, at + interval '30 minutes', 'email', 'Ada',
    'Quill', 'ada@example.com' from unnest('{2031-03-04T14:00Z,2031-03-04T15:00Z}'::timestamptz[]) as at;
  insert into private.mail_outbox (booking_id, kind)
    select id, kind from public.bookings_la2024, unnest('{confirmation,owner-notice}'::text[]) as kind order by starts_at limit 2;
  insert into private.slot_holds (holder, starts_at, ends_at, address, held_until)
    values (gen_random_uuid(), now(), now() + interval '1 hour', '', now());
  insert into public.blocked_times (starts_at, ends_at) values ('2031-03-04', '2031-03-05');
  insert into public.travel_dates (first_day, last_day, zone) values
    ('2031-03-04', '2031-03-05', 'Asia/Tokyo'), ('2031-03-06', '2031-03-07', 'Europe/Berlin');
  insert into public.calendars (name, kind, host) values ('Family', 'icalendar', 'calendar.example'), ('Work', 'caldav', 'calendar.example');
  insert into private.calendar_access (calendar_id, sealed) select id, 'sealed' from public.calendars;
  insert into private.written_bookings (calendar_id, booking_id) select id, gen_random_uuid() from public.calendars;
  insert into private.busy_times (calendar_id, span) select id, '[2031-03-04,2031-03-05)' from public.calendars;
  insert into public.calendar_feeds (name, shows_clients) values ('My phone', true);
  insert into private.calendar_feed_secrets (secret_hash, feed_id) select sha256('one'), id from public.calendar_feeds;
  insert into public.contact_messages_la2024 (name, email, message) values ('Ada', 'ada@example.com', 'Hello');
  insert into public.newsletter_subscribers_la2024 (email) values ('ada@example.com'), ('bea@example.com');
  insert into public.newsletter_campaigns (subject) values ('News');
  with made as (insert into public.people (id) select gen_random_uuid() from generate_series(1, 2) returning id),
    known as (insert into public.person_addresses (email, person_id, origin_id)
      select (array['ada@example.com', 'bea@example.com'])[row_number() over ()], id, id from made returning origin_id),
    noted as (insert into public.person_notes (person_id, text) select origin_id, 'Likes tea.' from known)
  insert into public.person_tags (person_id, tag) select origin_id, tag from known, unnest('{VIP,Speaker}'::text[]) as tag;
  insert into public.personal_mails (id, email, subject, body) values (gen_random_uuid(), 'ada@example.com', 'Hello', 'Hello');
  insert into public.booking_invitations (token_hash, email, expires_at) values (sha256('one'), 'ada@example.com', now()), (sha256('two'), 'bea@example.com', now());
  insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
    select campaign.id, reader.id from public.newsletter_campaigns as campaign, public.newsletter_subscribers_la2024 as reader;
  insert into private.unsubscribe_tokens (token_hash, mail_id)
    select sha256('one'), id from public.newsletter_campaign_mails limit 1;
  insert into public.blog_posts_la2024 (title, slug) values ('One', 'one'), ('Two', 'two');
  insert into public.testimonials_la2024 (name, content) values ('Ada', 'Good.');
  insert into private.retention_runs default values;
  insert into public.site_settings_la2024 (key) values ('site_title');
  insert into public.change_history (actor_id, table_name, row_id, action) values (gen_random_uuid(), 'x', 'x', 'added');`;

const booking = 'update public.bookings_la2024 set';
const outbox = 'update private.mail_outbox set';
const blocked = 'update public.blocked_times set';
const calendar = 'update public.calendars set';
const rules = 'update public.booking_rules set';
const travel = 'update public.travel_dates set';
const hours = 'update public.weekly_hours set';
const message = 'update public.contact_messages_la2024 set';
const subscriber = 'update public.newsletter_subscribers_la2024 set';
const campaign = 'update public.newsletter_campaigns set';
const campaignMail = 'update public.newsletter_campaign_mails set';
const post = 'update public.blog_posts_la2024 set';
const testimonial = 'update public.testimonials_la2024 set';
const service = 'update public.services_la2024 set';

/** The columns that only have a maximum length, and how many characters it is. */
const longest = {
  'private.calendar_access': 'sealed 8000, version 500',
  'public.blocked_times': 'note 120',
  'public.blog_posts_la2024': 'author 120, content 200000, excerpt 1000, featured_image_alt 300, read_time 40',
  'public.bookings_la2024':
    'cancel_reason 2000, company 120, last_name 80, message 2000, owner_note 2000, meeting_place 300, phone 40, price_label 60',
  'public.contact_messages_la2024': 'company 120, service_name 80',
  'public.newsletter_campaigns': 'body 50000',
  'public.newsletter_subscribers_la2024': 'name 120',
  'public.person_tags': 'tag 40',
  'public.services_la2024':
    'booking_description 200, description 1200, details 10000, invitation 160, meeting_place 300, price_label 60, subtitle 120',
  'public.site_settings_la2024': 'value 20000',
  'public.testimonials_la2024': 'company 120, title 120',
  'public.travel_dates': 'note 120',
};

const tooLong = Object.entries(longest).flatMap(([table, columns]) =>
  columns.split(', ').map((each) => {
    const [column, most] = each.split(' ');
    const constraint = `${table.replace(/^\w+\.|_la2024$/g, '')}_${column}_length`;
    return [constraint, `update ${table} set ${column} = repeat('x', ${most} + 1)`];
  }),
);

/** A statement that breaks each constraint and no other, and unique indexes without a constraint. */
export const constraintBreaks: Record<string, string> = {
  ...Object.fromEntries(tooLong),
  booking_invitations_hash_length: `update public.booking_invitations set token_hash = 'short'`,
  booking_invitations_token_hash_key: `update public.booking_invitations set token_hash = sha256('one')`,
  busy_times_span: `update private.busy_times set span = '[2031-03-04,)'`,
  calendar_feed_secrets_hash_length: `update private.calendar_feed_secrets set secret_hash = 'short'`,
  calendar_feed_secrets_once_per_feed: `insert into private.calendar_feed_secrets select sha256('two'), id from public.calendar_feeds`,
  calendar_feeds_name_length: `update public.calendar_feeds set name = ' '`,
  calendars_error_length: `${calendar} last_error = repeat('x', 301)`,
  calendars_host_length: `${calendar} host = ''`,
  calendars_kind_known: `${calendar} kind = 'paper'`,
  calendars_name_length: `${calendar} name = ' '`,
  calendars_one_is_written: `${calendar} kind = 'caldav', writes_bookings = true`,
  calendars_writes_to_account: `${calendar} kind = 'icalendar', writes_bookings = name = 'Family'`,
  blocked_times_length: `${blocked} ends_at = starts_at + interval '401 days'`,
  blocked_times_order: `${blocked} ends_at = starts_at`,
  blocked_times_range: `${blocked} starts_at = '2019-12-31', ends_at = '2020-01-02'`,
  blog_posts_category_known: `${post} category = 'sports'`,
  blog_posts_featured_image_address: `${post} featured_image = 'javascript:alert(1)'`,
  blog_posts_slug_format: `${post} slug = 'Two words' where slug = 'two'`,
  blog_posts_slug_unique: `${post} slug = 'one'`,
  blog_posts_title_length: `${post} title = ' '`,
  blog_posts_views_counted: `${post} views = -1`,
  booking_limits_bits: `update private.booking_limits set proof_bits = 33`,
  booking_limits_one: `insert into private.booking_limits (is_only) values (false)`,
  booking_rules_buffer: `${rules} buffer_minutes = 7`,
  booking_rules_cancel_cutoff: `${rules} cancel_cutoff_hours = 241`,
  booking_rules_cap: `${rules} daily_cap = 0`,
  booking_rules_home_zone: `${rules} home_zone = 'EST'`,
  booking_rules_move_cutoff: `${rules} move_cutoff_hours = -1`,
  booking_rules_notice: `${rules} minimum_notice_hours = 241`,
  booking_rules_one: `insert into public.booking_rules (is_only) values (false)`,
  bookings_date_range: `${booking} appointment_date = '2200-01-01'`,
  bookings_duration: `${booking} ends_at = starts_at`,
  bookings_email_format: `${booking} email = 'ada'`,
  bookings_first_name_length: `${booking} first_name = ''`,
  bookings_intake_answers: `${booking} intake_answers = '{}'`,
  bookings_language_format: `${booking} language = 'a language'`,
  bookings_never_overlap: `${booking} starts_at = '2031-03-04T14:15Z', ends_at = '2031-03-04T14:45Z' where starts_at = '2031-03-04T15:00Z'`,
  bookings_cancel_cutoff: `${booking} cancel_cutoff_hours = 241`,
  bookings_move_cutoff: `${booking} move_cutoff_hours = -1`,
  bookings_meeting_kind_known: `${booking} meeting_kind = 'pigeon'`,
  bookings_meeting_place_given: `${booking} meeting_kind = 'address', meeting_place = ' '`,
  bookings_request_once: `${booking} request_id = '00000000-0000-4000-8000-000000000000'`,
  bookings_sequence_counts: `${booking} sequence = -1`,
  bookings_service_name_length: `${booking} service_name = ''`,
  bookings_status_known: `${booking} status = 'lost'`,
  bookings_time_format: `${booking} appointment_time = '09:00'`,
  bookings_timezone_known: `${booking} timezone = ''`,
  bookings_visitor_time_zone_format: `${booking} visitor_time_zone = '<script>'`,
  change_history_action_known: `update public.change_history set action = 'seen'`,
  contact_messages_email_format: `${message} email = 'ada'`,
  contact_messages_message_length: `${message} message = ''`,
  contact_messages_name_length: `${message} name = ''`,
  contact_messages_service_format: `${message} service = 'A poem'`,
  contact_messages_status_known: `${message} status = 'lost'`,
  mail_outbox_about_one: `${outbox} subscriber_id = (select id from public.newsletter_subscribers_la2024 limit 1) where kind = 'confirmation'`,
  mail_outbox_error_length: `${outbox} last_error = repeat('x', 501)`,
  mail_outbox_kind_known: `${outbox} kind = 'joke' where kind = 'confirmation'`,
  mail_outbox_once: `${outbox} kind = 'reminder'`,
  mail_outbox_once_per_message: `${outbox} booking_id = null, kind = 'owner-message', message_id = (select id from public.contact_messages_la2024)`,
  mail_outbox_once_per_personal_mail: `${outbox} booking_id = null, kind = 'personal', personal_mail_id = (select id from public.personal_mails)`,
  mail_outbox_state_known: `${outbox} state = 'lost'`,
  newsletter_campaign_mails_error_length: `${campaignMail} last_error = repeat('x', 501)`,
  newsletter_campaign_mails_once: `${campaignMail} subscriber_id = (select id from public.newsletter_subscribers_la2024 limit 1)`,
  newsletter_campaign_mails_state_known: `${campaignMail} state = 'lost'`,
  newsletter_campaigns_finished: `${campaign} finished_at = now()`,
  newsletter_campaigns_started: `${campaign} started_at = now()`,
  newsletter_campaigns_state_known: `${campaign} state = 'lost', started_at = now()`,
  newsletter_campaigns_subject_line: `${campaign} subject = E'One\\nTwo'`,
  newsletter_subscribers_email_format: `${subscriber} email = 'ada' where email = 'ada@example.com'`,
  newsletter_subscribers_email_once: `${subscriber} email = 'ADA@example.com'`,
  newsletter_subscribers_source_format: `${subscriber} source = 'A form'`,
  newsletter_subscribers_statement_length: `${subscriber} consent_statement = ''`,
  newsletter_subscribers_status_known: `${subscriber} status = 'lost'`,
  people_not_joined_to_themselves: `update public.people set joined_to = id`,
  personal_mails_body_length: `update public.personal_mails set body = ' '`,
  personal_mails_subject_line: `update public.personal_mails set subject = E'One\\nTwo'`,
  person_addresses_normalized: `update public.person_addresses set email = 'Bea@example.com' where email = 'bea@example.com'`,
  person_addresses_one_origin: `update public.person_addresses set origin_id = (select id from public.people limit 1)`,
  person_notes_text_length: `update public.person_notes set text = ' '`,
  person_tags_once: `update public.person_tags set tag = 'vip' where tag = 'Speaker'`,
  rate_limits_positive: `update private.rate_limits set per_email = 0`,
  retention_runs_one_row: `update private.retention_runs set is_only_row = false`,
  recovery_codes_hash_length: `insert into private.recovery_codes (user_id, code_hash) values (gen_random_uuid(), 'short')`,
  restored_links_hash_format: `insert into private.restored_links (record_id, link_hash) values (gen_random_uuid(), 'short')`,
  restores_state_known: `insert into private.restores (manifest, replaces_sample, state) values ('{}', false, 'x')`,
  services_request_once: `${service} request_id = '00000000-0000-4000-8000-000000000000'`,
  services_booking_minutes: `${service} booking_minutes = 7`,
  services_buffer: `${service} buffer_minutes = 125`,
  services_id_format: `insert into public.services_la2024 (id, name) values ('A service', 'A service')`,
  services_intake_questions: `${service} intake_questions = '[{}]'`,
  services_meeting_kind_known: `${service} meeting_kind = 'pigeon'`,
  services_meeting_place_given: `${service} meeting_kind = 'phone', meeting_place = ''`,
  services_name_length: `${service} name = ' '`,
  services_picture_address: `${service} picture_url = 'javascript:alert(1)'`,
  signing_key_one: `insert into private.signing_key (is_only) values (false)`,
  site_settings_key_format: `update public.site_settings_la2024 set key = 'Site title'`,
  site_settings_secrets_stay_private: `update public.site_settings_la2024 set key = 'smtp_host', is_public = true`,
  slot_holds_order: `update private.slot_holds set ends_at = starts_at`,
  testimonials_content_length: `${testimonial} content = ' '`,
  testimonials_image_address: `${testimonial} image_url = '//elsewhere.example/x.png'`,
  testimonials_picture_consent: `${testimonial} image_url = '/images/people/x.svg', has_picture_consent = false`,
  testimonials_name_length: `${testimonial} name = ' '`,
  testimonials_rating_range: `${testimonial} rating = 6`,
  unsubscribe_tokens_hash_length: `update private.unsubscribe_tokens set token_hash = 'short'`,
  travel_dates_never_overlap: `${travel} last_day = '2031-03-06' where zone = 'Asia/Tokyo'`,
  travel_dates_order: `${travel} last_day = first_day - 1 where zone = 'Asia/Tokyo'`,
  travel_dates_range: `${travel} first_day = '2019-12-31', last_day = '2019-12-31' where zone = 'Asia/Tokyo'`,
  travel_dates_zone: `${travel} zone = 'Mars/Olympus'`,
  weekly_hours_ends_by: `${hours} ends_by = '16:00'`,
  weekly_hours_start_times: `${hours} start_times = '{02:30}'`,
  weekly_hours_weekday: `${hours} weekday = 8 where weekday = 7`,
  written_bookings_error_length: `update private.written_bookings set last_error = repeat('x', 301)`,
  written_bookings_found: `update private.written_bookings set found = '[2031-03-04,2031-03-05)'`,
};
