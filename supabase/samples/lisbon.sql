-- A keynote speaker in Lisbon, for `npm run start -- --sample lisbon`: a new site's content in place of seed.sql.

insert into public.site_settings_la2024 (key, value)
select setting.key, to_json(setting.value)::text
from (values
  ('site_title', 'Tiago Almeida'),
  ('site_tagline', 'Talks about attention, from a former sailor.'),
  ('site_description', 'Keynotes and workshops on attention and calm decisions, in English and Portuguese, with Tiago Almeida.'),
  ('contact_email', 'ola@tiago-almeida.example'),
  ('contact_phone', '+351 210 000 000'),
  ('contact_address', 'Lisbon, Portugal'),
  ('portrait_url', '/images/samples/lisbon.svg'),
  ('hero_portrait_url', '/images/samples/lisbon.svg'),
  ('about_image_url', '/images/posts/the-courage-to-be-a-beginner.svg'),
  ('favicon_url', '/images/samples/lisbon-icon.svg'),
  ('meta_title', 'Tiago Almeida · Keynote Speaker, Lisbon'),
  ('meta_description', 'Keynotes and workshops on attention and calm decisions for conferences and company days across Europe, in English and Portuguese.'),
  ('meta_keywords', 'keynote speaker Lisbon, attention, workshop'),
  ('og_site_name', 'Tiago Almeida'),
  ('schema_name', 'Tiago Almeida'),
  ('schema_job_title', 'Keynote Speaker'),
  ('schema_description', 'Keynotes and workshops on attention.'),
  ('business_name', 'Tiago Almeida, Unipessoal Lda.'),
  ('business_type', 'Speaking and workshops'),
  ('business_description', 'Keynotes and workshops on attention and calm decisions.'),
  ('business_phone', '+351 210 000 000'),
  ('business_email', 'ola@tiago-almeida.example'),
  ('business_address', 'Rua da Bica 8, 1200-054 Lisbon, Portugal'),
  ('business_hours', 'Monday to Friday, 9:00 to 18:00'),
  ('social_linkedin', 'https://www.linkedin.com/in/tiago-almeida-example'),
  ('social_facebook', ''),
  ('social_instagram', ''),
  ('social_twitter', ''),
  ('primary_color', '#14365C'),
  ('secondary_color', '#F6D365'),
  ('accent_color', '#E0A526'),
  ('link_color', '#14365C'),
  ('gdpr_enabled', 'true'),
  ('from_email', 'ola@tiago-almeida.example'),
  ('from_name', 'Tiago Almeida'),
  ('reply_to_email', 'ola@tiago-almeida.example'),
  ('words_hero_header', 'Ask for a Date'),
  ('words_hero_eyebrow', 'Keynotes and workshops'),
  ('words_hero_heading', 'On a boat, nobody checks the phone at the helm.'),
  ('words_hero_lead', 'I sailed for eleven years before I began to speak about it. My talks are about attention: how crews keep it for days, and how offices lose it by ten in the morning.'),
  ('words_hero_book', 'Ask for a Date'),
  ('words_hero_explore', 'See the Talks'),
  ('words_hero_reassurance', 'I answer every request within three days.'),
  ('words_hero_role', 'Keynote Speaker'),
  ('words_hero_figures', '[{"value":"11","label":"Years at sea","source":""},{"value":"120","label":"Talks in 14 countries","source":"Own records, 2025"},{"value":"9.1","label":"Average rating out of 10","source":"Organizers, 2023 to 2025"}]'),
  ('words_about_heading', 'Stories first, slides never'),
  ('words_about_text', E'I crossed the Atlantic six times, twice with people who had never sailed. What kept us safe was not skill. It was a way of paying attention that anybody can learn in a week.\n\nI bring that to the stage: one story, one idea, one exercise that four hundred people can do at once.'),
  ('words_about_values', '[{"name":"Prepared","text":"I speak with three people from your audience before I write a word."},{"name":"Brief","text":"Forty minutes means thirty-nine."}]'),
  ('words_story_lead', 'From the harbor to the stage.'),
  ('words_story_chapters', '[{"heading":"Night watch","text":"Two hundred miles off the Azores I fell asleep for eleven minutes at the helm. Nothing happened. I have been talking about those minutes ever since."},{"heading":"The first talk","text":"A friend needed a speaker for his team in Porto, and the one he had booked was ill. I told them about the night watch. They asked questions for two hours."}]'),
  ('words_services_heading', 'Two formats'),
  ('words_services_lead', 'Both begin with a short call about your people and your day.'),
  ('words_services_book', 'Ask for a Date'),
  ('words_testimonials_heading', 'What organizers say'),
  ('words_testimonials_closing', 'Tell me about your audience.'),
  ('words_testimonials_book', 'Ask for a Date'),
  ('words_blog_heading', 'Logbook'),
  ('words_blog_lead', 'Short entries about attention, at sea and on land.'),
  ('words_blog_intro', 'Entries about attention, at sea and on land.'),
  ('words_newsletter_text', 'One entry from the logbook each month. Unsubscribe anytime.'),
  ('words_qualifications_entries', '[{"title":"Yachtmaster Ocean","issuer":"Royal Yachting Association","year":"2009"},{"title":"Member","issuer":"Portuguese Speakers Association","year":"since 2018"},{"title":"B.Sc. Cognitive Science","issuer":"University of Lisbon","year":"2004"}]'),
  ('words_faq_entries', '[{"question":"In which languages do you speak?","answer":"English, Portuguese and Spanish. The exercise works in a room with all three."},{"question":"What do you need on stage?","answer":"- A headset microphone\n- Light on the first three rows\n- No lectern"},{"question":"May we record the talk?","answer":"Yes, for your own people and for one year. For anything else, please ask me first."}]'),
  ('words_contact_heading', 'Tell me about your event'),
  ('words_contact_lead', 'Date, place and who will be in the room: that is enough to begin.'),
  ('words_contact_book', 'Ask for a Date'),
  ('words_contact_guide', '')
) as setting (key, value);

delete from public.services_la2024;
insert into public.services_la2024
  (name, subtitle, description, details, invitation, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, meeting_kind, meeting_place, position)
values
  ('Keynote', 'Forty minutes, one idea', 'The night watch, told for your people: what attention is made of, how a crew protects it, and what your teams can do about it on Monday.', E'## Details\n\n- **Languages:** English, Portuguese\n- **Audience:** From 50 to 3,000 people\n- **Fee:** From €3,800 plus travel', 'Tell me the date, and I tell you whether I am on land.', true, true, 30, 'Free call', 'A call about your event.', 'video', 'https://meet.example/tiago-almeida', 1),
  ('Crew Workshop', 'Half a day for a team of up to 20', 'We work as a crew works: watches, handovers and one clear word for danger. By the end, your team has three rules of its own to try for a month.', E'## Details\n\n- **Length:** Four hours\n- **Fee:** From €2,400 plus travel', 'How many hands are in your crew?', true, true, 45, 'Free call', 'A call about your team.', 'phone', 'I call you at the number you give me.', 2);

update public.booking_rules set home_zone = 'Europe/Lisbon';

insert into public.testimonials_la2024 (name, title, company, content, rating, is_featured, is_published)
values
  ('Marta Figueiredo', 'Head of Events', 'Feira do Norte', 'Four hundred people were silent for eleven minutes, and nobody looked at a screen.', 5, true, true);

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, content)
values
  ('Handing Over the Helm', 'handing-over-the-helm', 'Four sentences that every watch says, and hardly any office does.', 'leadership', 'Tiago Almeida', '/images/posts/the-courage-to-be-a-beginner.svg', true, true, '1 min read', E'When the watch changes, the one who leaves says four things: course, wind, what has changed, and what worries me.\n\n## On land\n\nTry the fourth sentence at your next handover.');
