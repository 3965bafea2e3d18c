-- A career coach in Berlin, for `npm run start -- --sample berlin`: a new site's content in place of seed.sql.

insert into public.site_settings_la2024 (key, value)
select setting.key, to_json(setting.value)::text
from (values
  ('site_title', 'Katrin Seidel'),
  ('site_tagline', 'Work that fits the person.'),
  ('site_description', 'Career coaching in Berlin and online: changing jobs, applications and salary talks with Katrin Seidel.'),
  ('contact_email', 'hallo@katrin-seidel.example'),
  ('contact_phone', '+49 30 23125 014'),
  ('contact_address', 'Berlin, Germany'),
  ('portrait_url', '/images/samples/berlin.svg'),
  ('hero_portrait_url', '/images/samples/berlin.svg'),
  ('about_image_url', '/images/posts/a-strategy-fits-on-one-page.svg'),
  ('favicon_url', '/images/samples/berlin-icon.svg'),
  ('meta_title', 'Katrin Seidel · Career Coach in Berlin'),
  ('meta_description', 'Career coaching in Berlin and online: find the next role, write an application that sounds like you, and ask for the salary you deserve.'),
  ('meta_keywords', 'career coach Berlin, application review, salary negotiation'),
  ('og_site_name', 'Katrin Seidel'),
  ('schema_name', 'Katrin Seidel'),
  ('schema_job_title', 'Career Coach'),
  ('schema_description', 'Career coaching in Berlin and online.'),
  ('business_name', 'Katrin Seidel Karriereberatung'),
  ('business_type', 'Career coaching'),
  ('business_description', 'Career coaching, application reviews and negotiation training.'),
  ('business_phone', '+49 30 23125 014'),
  ('business_email', 'hallo@katrin-seidel.example'),
  ('business_address', 'Kastanienallee 12, 10435 Berlin, Germany'),
  ('business_hours', 'Monday to Thursday, 9:00 to 17:00'),
  ('social_linkedin', 'https://www.linkedin.com/in/katrin-seidel-example'),
  ('social_facebook', ''),
  ('social_instagram', ''),
  ('social_twitter', ''),
  ('primary_color', '#1F3A34'),
  ('secondary_color', '#F2C9A1'),
  ('accent_color', '#D98E5F'),
  ('link_color', '#1F3A34'),
  ('gdpr_enabled', 'true'),
  ('from_email', 'hallo@katrin-seidel.example'),
  ('from_name', 'Katrin Seidel'),
  ('reply_to_email', 'hallo@katrin-seidel.example'),
  ('words_hero_header', 'Book a Talk'),
  ('words_hero_eyebrow', 'Career coaching in Berlin'),
  ('words_hero_heading', 'The next job should fit you, not the other way around.'),
  ('words_hero_lead', 'I help people between 30 and 55 who are good at what they do and no longer want to do it there: with a clear picture of the next role, and the steps that lead to it.'),
  ('words_hero_book', 'Book a First Talk'),
  ('words_hero_explore', 'See What I Offer'),
  ('words_hero_reassurance', 'The first 20 minutes on the phone cost nothing.'),
  ('words_hero_role', 'Career Coach'),
  ('words_hero_figures', '[{"value":"9","label":"Years in recruiting","source":""},{"value":"640","label":"Clients since 2016","source":"Own records, 2025"},{"value":"7 of 10","label":"In a new role within a year","source":"Client survey, 2025"}]'),
  ('words_about_heading', 'I know both sides of the table'),
  ('words_about_text', E'For nine years I read applications for a living, in a software company in Kreuzberg and in a hospital group. I know what happens to a letter in the first minute, and why good people are overlooked.\n\nToday I sit on your side. We find out what you want to do all day, where that is paid for, and how you say so without playing a part.'),
  ('words_about_values', '[{"name":"Honest","text":"If an application is not ready, I say so, and what is missing."},{"name":"Concrete","text":"You leave every session with one thing to do by Friday."},{"name":"Discreet","text":"Your employer does not learn from me that we have met."}]'),
  ('words_story_lead', 'How a recruiter changed sides.'),
  ('words_story_chapters', '[{"heading":"Two hundred letters","text":"In my first week in recruiting I had two hundred letters on my desk. By the evening I had read all of them and remembered three. The three were not the best qualified. They were the only ones in which somebody spoke."},{"heading":"The other side","text":"In 2016 a colleague asked me to look at her application. We threw the letter away and talked for two hours. She got the job, and I had found mine."}]'),
  ('words_services_heading', 'Three ways to move on'),
  ('words_services_lead', 'Most people begin with one session. Some need only that.'),
  ('words_services_book', 'Book This'),
  ('words_testimonials_heading', 'What clients say'),
  ('words_testimonials_closing', 'Twenty minutes on the phone, and you know whether we fit.'),
  ('words_testimonials_book', 'Book a First Talk'),
  ('words_blog_heading', 'Notes on changing jobs'),
  ('words_blog_lead', 'What recruiters really read, and other things nobody tells you.'),
  ('words_blog_intro', 'Short articles about applications, interviews and the courage to leave.'),
  ('words_newsletter_text', 'One idea for your next step and one question. Unsubscribe anytime.'),
  ('words_qualifications_entries', '[{"title":"Certified Systemic Coach","issuer":"Berlin Institute for Systemic Practice","year":"2015"},{"title":"M.A. Psychology","issuer":"Humboldt University of Berlin","year":"2006"},{"title":"Nine years in recruiting","issuer":"Software company and hospital group","year":"2007–2016"}]'),
  ('words_faq_entries', '[{"question":"Does my health insurance pay for coaching?","answer":"No. But it is usually **tax-deductible** as a work expense, and I write the invoice accordingly."},{"question":"Can I come in my lunch break?","answer":"Yes. I keep noon to one o’clock for people who would rather not explain where they are going."},{"question":"In which language do we talk?","answer":"German or English. Some clients switch halfway, which is fine."}]'),
  ('words_contact_heading', 'Tell me where you are stuck'),
  ('words_contact_lead', 'Two or three sentences are enough. I answer within two working days.'),
  ('words_contact_book', 'Book a First Talk'),
  ('words_contact_guide', '')
) as setting (key, value);

delete from public.services_la2024;
insert into public.services_la2024
  (name, subtitle, description, details, invitation, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, meeting_kind, meeting_place, position)
values
  ('Career Coaching', 'When you know what you no longer want', 'We look at what you have done gladly and well, and at what you would not do again for any salary. After three sessions you have two or three roles that are worth the effort, and the names of people who already have them.', E'## How we work\n\n1. A short call about where you are.\n2. Three sessions of 60 minutes, two weeks apart.\n3. Two conversations that you have with people in the field.\n\n## Details\n\n- **Place:** Kastanienallee 12, Berlin\n- **Price:** €140 per session, including VAT', 'Bring the job posting you keep opening.', true, true, 60, '€140', 'One hour about your next role, in Prenzlauer Berg.', 'address', 'Kastanienallee 12, 10435 Berlin', 1),
  ('Application Check', 'Letter, CV and profile, read by a recruiter', 'I read your documents as I read them for nine years, with the job posting next to them. Then we rewrite the parts that nobody remembers.', E'## What you send\n\n- The job posting\n- Your CV, even an old one\n- A letter, if you have one\n\n## Details\n\n- **Place:** By video\n- **Price:** €90, including VAT', 'Send me the job posting, and we begin there.', true, true, 45, '€90', 'Your application, line by line.', 'video', 'https://meet.example/katrin-seidel', 2),
  ('Salary Talk', 'Ninety minutes of practice before it counts', 'You say the number out loud until it sounds normal. I am your boss, in three versions: friendly, in a hurry and offended.', E'## Details\n\n- **Place:** By video\n- **Price:** €160, including VAT', 'What number have you not said yet?', true, true, 90, '€160', 'Practice with a recruiter who has sat on the other side.', 'video', 'https://meet.example/katrin-seidel', 3);

update public.booking_rules set home_zone = 'Europe/Berlin';
update public.weekly_hours set start_times = '{}' where weekday = 5;

insert into public.testimonials_la2024 (name, title, company, content, rating, is_featured, is_published)
values
  ('Jonas Behrend', 'Project Manager', 'Spreewerk GmbH', 'Katrin asked what I would do on a Tuesday at ten. I had never thought about a job like that. Four months later I have it.', 5, true, true),
  ('Aylin Demir', 'Nurse', '', 'My letter had two pages. Now it has nine sentences, and I was invited twice in one week.', 5, true, true);

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, content)
values
  ('What Happens to Your Application in the First Minute', 'the-first-minute', 'Most of it is skipped. Here is the part that is read.', 'coaching', 'Katrin Seidel', '/images/posts/hiring-for-the-team-you-need-next.svg', true, true, '1 min read', E'A recruiter looks at three things: your last role, how long you stayed, and whether the first sentence is about the job.\n\n## The first sentence\n\nWrite what you would do in this role in the first month. Almost nobody does, and that is why it is read.'),
  ('Leaving Well', 'leaving-well', 'Notice, handover, last day: how to go so that you may come back.', 'transformation', 'Katrin Seidel', '/images/posts/change-happens-on-tuesdays.svg', false, true, '1 min read', E'People remember your last two weeks longer than your two best years.\n\n## The handover\n\nWrite it for somebody who starts on a day when you cannot be reached.');
