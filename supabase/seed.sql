-- What a new site starts with: every setting with its default, and sample content to look at and to replace.
-- Dates count from the day it runs. Rows that exist already are left alone.

-- Settings: the value is a JSON string, whatever its type.
insert into public.site_settings_la2024 (key, value)
select setting.key, to_json(setting.value)::text
from (values
  -- General
  ('site_title', 'Lena Ashford'),
  ('site_tagline', 'Lead with courage. Live with clarity.'),
  ('site_description', 'Leadership, executive, business and life coaching with Lena Ashford: private conversations, keynotes and retreats for people who lead.'),
  ('contact_email', 'hello@lenaashford.example'),
  ('contact_phone', '+1 (212) 555-0148'),
  ('contact_address', 'Global Virtual Services'),
  -- Images
  ('portrait_url', '/images/portrait.svg'),
  ('hero_portrait_url', '/images/portrait.svg'),
  ('about_image_url', '/images/about.svg'),
  ('logo_url', ''),
  ('favicon_url', '/images/favicon.svg'),
  -- SEO
  ('meta_title', 'Lena Ashford · Leadership and Executive Coach'),
  ('meta_description', 'Leadership, executive, business and life coaching with Lena Ashford: private conversations, keynotes and retreats for people who lead.'),
  ('meta_keywords', 'leadership coach, executive coaching, keynote speaker, business coaching'),
  ('canonical_url', ''),
  ('og_title', ''),
  ('og_description', ''),
  ('og_image', ''),
  ('og_type', 'website'),
  ('og_url', ''),
  ('og_site_name', 'Lena Ashford'),
  ('twitter_card', 'summary_large_image'),
  ('twitter_title', ''),
  ('twitter_description', ''),
  ('twitter_image', ''),
  ('twitter_site', ''),
  ('twitter_creator', ''),
  ('robots_txt', E'User-agent: *\nAllow: /'),
  ('sitemap_enabled', 'true'),
  ('sitemap_url', '/sitemap.xml'),
  ('google_site_verification', ''),
  ('bing_site_verification', ''),
  ('yandex_site_verification', ''),
  -- Schema.org
  ('schema_type', 'Person'),
  ('schema_name', 'Lena Ashford'),
  ('schema_job_title', 'Leadership and Executive Coach'),
  ('schema_description', 'Leadership, executive, business and life coaching with Lena Ashford: private conversations, keynotes and retreats for people who lead.'),
  ('schema_url', ''),
  ('schema_image', ''),
  ('schema_same_as', '[]'),
  ('structured_data_enabled', 'true'),
  -- Business
  ('business_name', 'Lena Ashford Coaching'),
  ('business_type', 'Coaching and consulting'),
  ('business_description', 'Coaching, keynotes and retreats for leaders, online and in person.'),
  ('business_phone', '+1 (212) 555-0148'),
  ('business_email', 'hello@lenaashford.example'),
  ('business_address', 'Global Virtual Services'),
  ('business_hours', 'Monday to Friday, 9 AM to 5 PM Eastern Time'),
  -- Technical and performance
  ('hreflang_enabled', 'false'),
  ('amp_enabled', 'false'),
  ('pwa_enabled', 'true'),
  ('breadcrumbs_enabled', 'true'),
  ('lazy_loading', 'true'),
  ('image_optimization', 'true'),
  ('minification', 'true'),
  ('compression', 'true'),
  ('caching_enabled', 'true'),
  -- Monitoring
  ('focus_keywords', ''),
  ('target_audience', ''),
  ('content_strategy', ''),
  ('rank_tracking_keywords', '[]'),
  ('google_search_console_property', ''),
  ('bing_webmaster_tools', ''),
  ('yandex_metrica', ''),
  -- Social
  ('social_linkedin', 'https://www.linkedin.com/in/lena-ashford-example'),
  ('social_facebook', 'https://www.facebook.com/lena.ashford.example'),
  ('social_instagram', 'https://www.instagram.com/lena.ashford.example'),
  ('social_twitter', 'https://x.com/lenaashford_ex'),
  ('social_youtube', ''),
  ('social_tiktok', ''),
  -- Analytics
  ('google_analytics_id', ''),
  ('google_tag_manager_id', ''),
  ('facebook_pixel_id', ''),
  ('hotjar_id', ''),
  ('linkedin_insight_tag', ''),
  ('microsoft_clarity_id', ''),
  ('google_search_console', ''),
  -- Features
  ('booking_enabled', 'true'),
  ('newsletter_enabled', 'true'),
  ('blog_enabled', 'true'),
  ('testimonials_enabled', 'true'),
  ('contact_form_enabled', 'true'),
  ('live_chat_enabled', 'false'),
  ('cookie_banner_enabled', 'true'),
  ('search_enabled', 'false'),
  ('comments_enabled', 'false'),
  ('social_sharing_enabled', 'true'),
  -- Branding
  ('primary_color', '#032B44'),
  ('secondary_color', '#F8E231'),
  ('accent_color', '#DAA520'),
  ('background_color', '#FFFFFF'),
  ('text_color', '#2C2C2C'),
  ('link_color', '#032B44'),
  ('button_style', 'rounded'),
  ('font_primary', 'Playfair Display'),
  ('font_secondary', 'Montserrat'),
  -- Blog defaults
  ('posts_per_page', '6'),
  ('excerpt_length', '150'),
  ('default_post_status', 'draft'),
  ('allow_comments', 'false'),
  ('auto_excerpt', 'true'),
  ('related_posts', 'true'),
  -- Email
  ('smtp_host', ''),
  ('smtp_port', '587'),
  ('smtp_username', ''),
  ('smtp_password', ''),
  ('smtp_secure', 'true'),
  ('from_email', 'hello@lenaashford.example'),
  ('from_name', 'Lena Ashford'),
  ('reply_to_email', 'hello@lenaashford.example'),
  ('email_notifications', 'true'),
  -- Security and legal
  ('ssl_redirect', 'true'),
  ('security_headers', 'true'),
  ('two_factor_auth', 'false'),
  ('cache_enabled', 'true'),
  ('compression_enabled', 'true'),
  ('backup_enabled', 'true'),
  ('api_rate_limit', '100'),
  ('maintenance_mode', 'false'),
  ('privacy_policy_url', '/privacy-policy'),
  ('terms_of_service_url', '/terms-of-service'),
  ('cookie_policy_url', '/cookie-policy'),
  ('gdpr_enabled', 'false'),
  ('ccpa_enabled', 'false'),
  ('age_verification', 'false'),
  -- Typography
  ('primary_font', 'Playfair Display'),
  ('secondary_font', 'Montserrat'),
  ('accent_font', 'Dancing Script'),
  ('body_font_size', '16'),
  ('heading_font_size', '48'),
  ('line_height', '1.6'),
  ('font_weight_normal', '400'),
  ('font_weight_bold', '700')
) as setting (key, value)
on conflict (key) do nothing;

-- What clients say.
insert into public.testimonials_la2024 (name, title, company, content, rating, image_url, is_featured, is_published, created_at, updated_at)
select said.name, said.title, said.company, said.content, said.rating, said.image_url, said.is_featured, said.is_published,
  now() - make_interval(days => said.days_ago), now() - make_interval(days => said.days_ago)
from (values
  ('Maren Okafor', 'Chief Operating Officer', 'Halden Logistics', 'I came with a question about my team and left with a question about myself. Lena never told me what to do. Six months later I run shorter meetings, I say no without a speech, and my deputy has stopped asking for permission.', 5::smallint, '/images/people/maren-okafor.svg', true, true, 12),
  ('Daniel Reyes', 'Founder', 'Reyes & Partner Architects', 'She listened for forty minutes and then asked one sentence that I am still thinking about a year later. We had been arguing about the wrong thing, politely, since 2019.', 5, '/images/people/daniel-reyes.svg', true, true, 34),
  ('Priya Raman', 'Head of Engineering', 'Northlight Instruments', 'What I value most is the tone. The hard things and the good things come in the same calm voice, and after a while you believe both. My team noticed the difference before I did.', 5, '/images/people/priya-raman.svg', false, true, 58),
  ('Tomas Lindqvist', 'Programme Director', 'Baltic Forum', 'We booked Lena for a keynote and expected a good hour. Three months on, people still quote the empty chair in planning meetings, and somebody always fetches one.', 5, '/images/people/tomas-lindqvist.svg', true, true, 91),
  ('Hannah Weiss', 'Partner', 'Weiss Keller Attorneys', 'I was sceptical, and I said so. That turned out to be the right way to begin. The retreat gave us back the two conversations that our partnership had been avoiding.', 4, '', false, true, 140),
  ('Samuel Adeyemi', 'School Principal', '', 'I decided to change one Tuesday. It worked, so I changed another.', 5, '', false, false, 5)
) as said (name, title, company, content, rating, image_url, is_featured, is_published, days_ago)
where not exists (select 1 from public.testimonials_la2024);

-- Articles, eight published and two drafts.
insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('The Meeting After the Meeting', 'the-meeting-after-the-meeting', 'The decision was made in the corridor, by two people who had said nothing for an hour. What that second meeting tells you, and how to bring it back into the room.',
  'leadership', 'Lena Ashford', '/images/posts/the-meeting-after-the-meeting.svg', true, true, '4 min read', 1287, now() - interval '3 days', now() - interval '3 days', $post$The meeting ended at eleven. The decision was made at five past, in the corridor, by two people who had said nothing for an hour.

If you lead a team, you know this corridor. You may even have a favourite spot in it. Somebody says, “Can I be honest for a second?” and out comes the sentence that would have changed the last sixty minutes. It is usually short, and it is usually right.

I have come to treat that second meeting as the most reliable measure of a team's health that exists. It costs nothing to observe, it cannot be gamed by a survey, and it tells you exactly where the truth has gone to live.

## Why the truth waits outside

People rarely stay silent because they have nothing to say. They stay silent because they have done a small, fast calculation: *what will it cost me to say this here, and what will it change?* When the cost is certain and the change is doubtful, the corridor wins.

In the teams I work with, the calculation is shaped by three things, in this order:

1. **What happened to the last person who disagreed.** Not what the values on the wall say. What happened, on an ordinary Tuesday, when somebody told the founder that the launch date was fiction.
2. **Who speaks first.** When the most senior person opens with a view, everyone after them is no longer answering the question. They are answering the person.
3. **Whether the decision is still open.** People can smell a decision that has already been taken. Asking for opinions about it is worse than not asking.

None of these is about courage. We like to tell our teams to be brave, and it is a way of making our own work theirs. It should not take bravery to say that a spreadsheet is wrong.

## What to change on Monday

You do not need an offsite. You need four small habits, kept long enough to be believed.

### Speak last

If you run the meeting, hold your opinion until everybody else has put theirs on the table. This is harder than it sounds, because you will be asked for it. “I have a view, and I will share it at the end” is a complete answer.

### Ask for the objection, not for agreement

“Any objections?” invites silence. “What is the strongest reason not to do this?” invites a reason. The first question asks people to step out of line. The second makes disagreement the task.

### Write before you talk

Give everybody three quiet minutes to write down their answer before anyone speaks. You will be surprised by how much variety there was in the room, and by how quickly it used to disappear.

### Close the corridor gently

When somebody brings you the real sentence after the meeting, thank them. Then ask one question: **“What would have made it possible to say that in the room?”** Do not argue with the answer. Write it down. It is the best feedback you will receive this year, and it was free.

## A measure you can keep

For one month, note after each important meeting whether a second meeting followed, and whether you were in it. You are looking for two numbers:

- how often the outcome changed outside the room
- how often you were the last to know

One client, who leads a hospital department, began at four out of five. She changed one thing, speaking last, and told her team why. After six weeks it was one in five. *The meetings got longer,* she told me, *and everything else got shorter.*

That is the trade, and it is a good one. A team that disagrees in the room can afford to agree afterwards. A team that agrees in the room will spend the week undoing it, two people at a time, by the coffee machine.

The corridor will never be empty. People need places to be unsure, and a good colleague is one of them. But when the truth has only one address, and it is not the table you all sit around, you are not leading the meeting. You are only attending it.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Five Questions That Change the Room', 'questions-that-change-the-room', 'A good question sounds almost too simple to ask. Here are the five I have kept, what each of them moves, and how to ask them so that people answer.',
  'coaching', 'Lena Ashford', '/images/posts/questions-that-change-the-room.svg', true, true, '4 min read', 2043, now() - interval '11 days', now() - interval '11 days', $post$A good question does not sound clever. It sounds almost too simple to ask, and then the room goes quiet, because everybody is suddenly thinking about something real.

In more than fifteen years of sitting in rooms where things were stuck, I have collected perhaps a hundred questions and kept five. They work with boards and with teenagers. They work because each of them moves attention to a place where people rarely look while they are busy being right.

## 1. “What are we pretending not to know?”

Every stuck group has a fact that it walks around, like a chair in a dark room. The pilot customer has already decided to leave. The head of product has another offer. The plan needs eleven people, and there are six.

Ask this one **slowly**, and be ready to go first. If you lead the group, say what *you* have been pretending not to know. You are not only asking for honesty. You are showing what it costs, and that it can be afforded.

## 2. “What would have to be true for this to work?”

I use this when a discussion has become a tennis match. Two people are defending two plans, and everyone else is watching the ball.

The question ends the match without choosing a winner. Each plan becomes a list of conditions:

- the supplier delivers by March
- two of our best people can be freed
- customers care about speed more than about price

Now there is something to check instead of something to win. Very often the two lists share the same first line, and the argument was about the second.

## 3. “Who is not in this room, and what would they say?”

There is always somebody. The customer. The night shift. The person who will inherit the system you are designing today.

Put an empty chair at the table and let somebody sit in it for five minutes, speaking as that person. It feels theatrical for about thirty seconds. Then somebody says, “Honestly, from here this looks like it was made for you and not for me”, and the meeting has become useful.

## 4. “What is this costing us while we decide?”

Groups are good at seeing the risk of acting and nearly blind to the price of waiting. Delay has no owner and sends no invoice. This question writes one.

Try to answer in the currency that matters to the people present:

1. money, when the room is commercial
2. **trust**, when promises have been made
3. sleep, when the room is honest

I once watched a family business discover that it had spent fourteen months not deciding about a warehouse. Nobody had been against it. Nobody had ever asked what the months were costing.

## 5. “What will you do by Friday?”

Insight is pleasant, and it evaporates. A conversation that ends with “this was really valuable” has usually changed nothing.

So I end with the smallest possible commitment: one person, one action, one date, said aloud. Not a plan. A plan is where intentions go to rest. *By Friday I will call Marta and tell her the truth about the budget.* You can hear the difference.

## How to ask them

The words matter less than three things around them.

**Ask one at a time.** Two questions in a row are a speech.

**Wait longer than is comfortable.** Count to seven. The first answer is usually the polite one, and the second is usually the true one. It needs the silence to come out.

**Do not know the answer.** People hear the difference between a question and a quiz. If you already know what you want them to say, be kind and say it yourself.

And a caution. These questions are strong, and strong things can be used badly. If you ask what people are pretending not to know and then punish the answer, you will have taught the whole room something in ten seconds, and it will take you two years to unteach it. Ask only when you want to hear.

Take one of the five into one meeting this week. Only one. Then watch for the moment when someone looks up from their notes. That is the sound of a room changing, and it is very quiet.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Change Happens on Tuesdays', 'change-happens-on-tuesdays', 'Nobody changes their life on a mountain. They change it on an ordinary Tuesday at twenty past nine. How to make a turning point small enough to keep.',
  'transformation', 'Lena Ashford', '/images/posts/change-happens-on-tuesdays.svg', false, true, '4 min read', 964, now() - interval '19 days', now() - interval '19 days', $post$Nobody changes their life on a mountain. They come down from the mountain and change it on a Tuesday, at about twenty past nine, when the inbox is full and the resolution is two weeks old.

I lead retreats, so I have some interest in saying otherwise. I have seen people weep with clarity on a terrace in Portugal, and I have had coffee with the same people in November. What made the difference was never how deeply they had felt it. It was whether they had made room for it on a Tuesday.

## Why great moments fade

An insight is a kind of weather. It comes with high pressure and good visibility, and you believe that this is now the climate. Then you go home to a house in which every object, habit and person has been arranged around the way you used to be. They are not against you. They are simply *used to you*.

So the question after any turning point is not “How do I hold on to this feeling?” You cannot. The question is: **what would have to be different about an ordinary day?**

## Make it smaller than you like

I ask people to take the change they want and to cut it until it becomes slightly embarrassing to mention.

- “I will be more present with my family” becomes *the phone sleeps in the kitchen drawer from seven to eight*.
- “I will delegate” becomes *on Mondays I give away one task that I am good at*.
- “I will stop overworking” becomes *on Tuesdays I leave at half past five, whatever is on fire*.

The embarrassment is a good sign. It means there is no glory in it, and things without glory can be done when you are tired.

## Choose the day

Monday is for catching up and Friday is for promising. Tuesday is the most honest day of the week: nobody is watching, nothing is beginning, and whatever you do on it is what you do.

Write the new thing into next Tuesday, with a time and a place. Then write down what will try to stop it. You know what it will be. It will be the client in Chicago, or your own sense that just this once would not matter.

1. **Name the obstacle** as exactly as you can.
2. **Decide now** what you will do when it comes, in one sentence: “When the call runs over, I say that I have a hard stop, and I stand up.”
3. **Tell one person** who will ask you about it on Wednesday.

That is all. It is not a system. It is one appointment, kept.

## Expect the second month

The first weeks are carried by novelty. In the second month the new thing is no longer new and not yet normal, and this is where most change dies: not in a crisis, but in a shrug.

It helps to know that the shrug is coming. It is not a sign that you chose wrongly. It is what the middle feels like. When it arrives, make the change smaller *again*, but do not leave it out. Five minutes in the kitchen without a phone still counts. A Tuesday on which you left at six instead of seven still counts. You are not training a performance. You are moving the furniture of a life, and it is allowed to take a year.

## What it looks like afterwards

A client of mine, a surgeon, decided on one of those terraces to become “a father who is there”. He came home and did the smallest version: on Tuesdays he made the school sandwiches. He is not a gifted maker of sandwiches.

Two years later his daughter mentioned, in passing, that she had always liked Tuesdays. He told me this on the telephone and then could not speak for a moment.

*It never felt like transformation,* he said. *It felt like bread.*

That is about right. The mountain is where you see the path. But the path itself is made of bread, drawers and doors that you close at half past five, and you walk it on the plainest day of the week.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('A Strategy Fits on One Page', 'a-strategy-fits-on-one-page', 'Five questions, one page, and one paragraph that most companies leave empty. How to write a strategy that people can follow when you are not there.',
  'business', 'Lena Ashford', '/images/posts/a-strategy-fits-on-one-page.svg', false, true, '3 min read', 731, now() - interval '30 days', now() - interval '30 days', $post$The longest strategy I ever read had one hundred and twelve pages. It was well researched, handsomely bound, and nobody in the company could tell me what it said. I asked six people. I received six different answers, each of them delivered with confidence.

A strategy that cannot be remembered cannot be followed. It can only be obeyed, and only for as long as somebody is watching.

So when I work with a leadership team on direction, we have a rule: **it has to fit on one page, in words you would use at dinner.** The page is not a summary of the strategy. The page *is* the strategy. Everything else is an appendix.

## The five questions on the page

### Where are we, honestly?

Three sentences. What is true about our position today, including the part we would not put in a brochure? If this paragraph could appear in the annual report, it is not finished.

### What is the one problem we must solve?

Not the list. The *one*. Every business has a problem that makes the others worse, and most planning is a careful way of not naming it. You will know you have found it when the room becomes a little uncomfortable and somebody says, “Well, yes, obviously.”

### What will we do about it?

At most three things. They should be choices, which means that a sensible competitor could choose the opposite. “Deliver quality” is not a choice; nobody chooses to deliver rubbish. “Serve fewer customers and answer within the hour” is one.

### What will we stop?

This is the paragraph that people leave empty. It is also the only one that frees the hours for the paragraph before it. I ask for names, dates and the person who will be disappointed:

- the Basel office closes in June
- we no longer tender for contracts below fifty thousand
- the monthly report that nobody reads is not written any more

If nobody is disappointed, nothing has been stopped.

### How will we know?

Two numbers and a sentence. The numbers should move early enough to be useful. The sentence should be something that a customer might say in a year and would not say today.

## How to write it

It takes a day and a half, and the order matters.

1. **Write alone first.** Everyone in the leadership team answers the five questions on their own, by hand, in half an hour.
2. **Read aloud.** No comments. You will hear immediately how far apart you are. This is not a failure of the team; it is the reason for the meeting.
3. **Argue about the problem, not about the plan.** Spend half of the time on the second question. Once it is truly agreed, the rest goes quickly.
4. **Let one person write the page.** Committees write in subordinate clauses. One pen, one evening.
5. **Test it on somebody who was not there.** Read it to a colleague from another floor, once. Then ask what it said. *What they repeat is your strategy.* Whatever they leave out, you have not said yet.

## What the page is for

A page like this will not impress anybody. That is not its work. Its work begins weeks later, on an ordinary afternoon, when somebody who has never spoken to you about strategy has to choose between two reasonable options, and chooses the right one without asking.

That is what strategy is: **the decisions people make correctly while you are not in the room.**

I keep a photograph of a page that hung above the coffee machine of a small engineering firm. It was stained and had been corrected twice by hand. The third line read: *We do not build what we cannot repair ourselves.* A technician of twenty-three showed it to me and explained how it had helped him to turn down an order that morning.

He had been with the company for five weeks. He had not read the other pages, because there were none.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Rest Is a Leadership Skill', 'rest-is-a-leadership-skill', 'Tired people do not become bad people. They become narrow ones. Why rest is a part of the work, which kind you need, and how to let others see it.',
  'personal-growth', 'Lena Ashford', '/images/posts/rest-is-a-leadership-skill.svg', false, true, '4 min read', 1518, now() - interval '44 days', now() - interval '44 days', $post$“I will rest when this is over,” said a managing director to me, in the spring of a year in which three things were supposed to be over. He was not being heroic. He had done the sums, and the sums said that there was no room.

What the sums left out was himself. By the autumn he was making decisions more slowly than in any year before, and making them twice. He was irritable in meetings with people he valued. He had stopped reading. *Nothing was wrong,* he told me. *Everything was just louder.*

We treat rest as a reward for work. It is closer to the truth to call it a **part of the work**: the part in which judgement is restored. And judgement is what you are paid for.

## What tiredness does to a leader

Tired people do not become bad people. They become *narrow* ones. In the order in which I tend to see it:

1. **Curiosity goes first.** You stop asking the second question.
2. **Then nuance.** Things become good or bad, people become helpful or difficult.
3. **Then warmth.** Not because you care less, but because care is expensive and the account is empty.
4. **Last of all, output.** Long after the rest has gone, you are still producing. This is why nobody notices, you least of all.

By the time the work suffers visibly, your team has been living with the first three for months.

## Rest is not the absence of work

An evening on the sofa with a phone is not rest. It is work without a result. In my experience rest has to answer a particular tiredness, and there are at least four kinds:

- **The body's**, which wants sleep, movement and daylight, and is not interested in your reasons.
- **The mind's**, which wants fewer decisions. This is why a walk along a known path restores you, and a holiday with eleven restaurants to choose from does not.
- **The heart's**, which wants people who need nothing from you.
- **The spirit's**, if you will allow the word, which wants something larger than your calendar: music, silence, a hill, a prayer.

When somebody tells me that they rested all weekend and are still exhausted, they have usually given one kind of rest to another kind of tiredness.

## Practise it like any skill

### Begin with the edges

Do not start with a sabbatical. Start with the first and the last thirty minutes of the day. No screen, no news. Thirty minutes is long enough to matter, and too short to argue with.

### Put it in the calendar, and give it a name

“Blocked” will be moved. “Walk with Anna” will not. The calendar is a moral document: it shows what we believe, whatever we say.

### Let people see it

A leader who rests in secret teaches the team to hide it. Say it plainly: “I am not reachable on Sunday. If the building burns, call the fire brigade, and then Thomas.” The first time it will feel like weakness. Then you will notice that others have started to do it too, and that Mondays have become better.

### Stop before you are empty

Musicians do this. They put the instrument down while the tone is still good, so that the hands remember it. If you always stop at the point of exhaustion, your body learns that work ends in pain, and it begins to protect itself in the morning.

## A sentence to keep

The managing director and I agreed on one rule. He wrote it on a card: *Nothing important is decided after six.* It meant that some answers came a night later. In a year, he tells me, not one of them came too late, and several came out differently.

He still works hard. So do I. But he has stopped waiting for the season in which there will be room, because that season does not come. There is only the hour you take away from something that would gladly have kept it, and the person who comes back from that hour: a little wider, a little warmer, and able to hear the second half of your sentence.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Saying the Hard Thing, Kindly', 'saying-the-hard-thing-kindly', 'There is a way between cotton wool and cold honesty. Four sentences to write before a difficult conversation, and what to do in the minutes after it.',
  'leadership', 'Lena Ashford', '/images/posts/saying-the-hard-thing-kindly.svg', false, true, '3 min read', 1176, now() - interval '62 days', now() - interval '62 days', $post$Most of us learned two ways of saying something difficult. The first is to wrap it in so much cotton that nobody can find it. The second is to throw it, and to call that honesty. Both protect the person who is speaking. Neither helps the one who has to hear it.

There is a third way, and it is a skill, not a temperament. I have watched people who were sure they were “just not confrontational” become the person their team trusts with bad news. What changed was not their character. It was their preparation.

## Kind is not the same as nice

Nice avoids the discomfort of the next ten minutes. Kind is interested in the next ten months. When you let a colleague present a plan to the board that you know will not survive the first question, you are being nice. The board will not be.

A useful test: **would this person, a year from now, thank me for having said it?** If the answer is yes and you are still silent, the silence is about you.

## Before the conversation

I ask clients to write four sentences by hand. It takes five minutes, and it removes most of the fog.

1. **What I saw.** One event, with a date. Not “you are always late with numbers”, but “on Thursday the forecast arrived an hour after the call”.
2. **What it did.** The consequence, in plain terms. “We told the client a figure that we had to correct the next day.”
3. **What I make of it.** Your interpretation, owned as yours. “I began to wonder whether I can promise dates on your behalf.”
4. **What I would like.** A request somebody can say yes or no to. “Please tell me the evening before when a number will not be ready.”

If you cannot write the first sentence, you are not ready. You have a mood, not a message, and the other person will feel it and defend against it.

## During the conversation

### Say the hard part in the first minute

People know. They knew when they saw the calendar invitation. Small talk before bad news is not warmth; it is a waiting room. “I want to talk about Thursday's forecast, and I want us to be fine at the end of it” is enough of an introduction.

### Then stop

Say your four sentences and be quiet. The silence will feel long. It is the other person catching up with what you have been thinking about for three days. *Do not fill it with a compliment.* A compliment placed there will be remembered as a trick.

### Be curious about what you do not know

You have seen one event from one side. There is nearly always something you missed: a sick child, a broken report, a promise somebody else made. Ask, and mean it. Curiosity does not weaken the message. It makes it possible to believe that the message is about the work.

## What to leave out

- **“Always” and “never”.** One counterexample and the conversation is about the counterexample.
- **Other people's opinions.** “Some of us feel” turns one honest conversation into a trial with absent witnesses.
- **The word “but” after praise.** Everything before it is erased. If the praise is true, give it another day of its own.
- **Your own relief.** When you feel lighter afterwards, do not announce it. The weight has only changed hands.

## Afterwards

Within two days, go back. Not to repeat it, but to show that the relationship has survived: a question about something else, a coffee, a thank-you for the thing that went well. This is the part that most of us skip, and it is the part that people remember.

A director I coach calls it “closing the door softly”. She had been known as hard. She still says exactly what she thinks. The difference is that people now look for her when they have made a mistake, because they know two things for certain. They will hear the truth, and they will still belong to the room in which they hear it.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('The Courage to Be a Beginner', 'the-courage-to-be-a-beginner', 'At fifty-one, a woman who runs a company of four hundred took up the cello. She was terrible at it, and her team noticed the difference within weeks.',
  'transformation', 'Lena Ashford', '/images/posts/the-courage-to-be-a-beginner.svg', true, true, '4 min read', 1692, now() - interval '85 days', now() - interval '85 days', $post$At fifty-one, after a career of being the person who knew, a client of mine took up the cello. She is not musical. She told me about it as though she were confessing something.

“I am terrible,” she said. “It's wonderful.”

She runs a company of four hundred people. In the months after the first lesson, her team noticed a change that none of them could name. She had begun to ask questions she did not know the answers to. She had begun to say “show me”. She had remembered what it is like not to know, and it had made her, quite suddenly, someone you could teach.

## What expertise takes away

Competence is a warm room. You earn it slowly, and one day you find that you have stopped going outside. You take the projects you know how to finish. You answer quickly, because quick answers are what got you here. People bring you problems that look like the ones you have already solved, and so those are the ones you see.

The costs are quiet, and they come late:

- you stop being curious about work that is not yours
- you mistake *being asked* for *being right*
- you lose patience with people who are learning, because you have forgotten what it feels like

That third one is the most expensive. A leader who cannot remember being bad at something will build a team that hides what it does not know.

## Being bad at something, on purpose

I do not mean a course with a certificate. I mean choosing something you will be visibly poor at for at least a year, in the company of people who are better. A language. A boat. Pottery, which has humbled more executives than any board.

There are three conditions, and all of them matter:

1. **It must be useless to your career.** Otherwise you will turn it into a goal, and then you are at work again.
2. **It must involve a teacher.** The point is to be corrected, kindly and often, and to survive it.
3. **It must be regular.** Once a week, when you are not in the mood. Beginners do not wait for inspiration; they have a lesson at six.

## What you will notice

The first thing is how much your body minds. You will feel your face go hot over a wrong note in front of a nineteen-year-old who could not care less. Stay with that. It is the same heat your new analyst feels when you ask a question in the Monday meeting, and *you had forgotten that it exists*.

The second thing is the pleasure, and it surprises everyone. Progress at the beginning is enormous. Between the first lesson and the fifth there is more difference than in the last five years of your profession. Nothing is at stake. Nobody is waiting. You are just a person moving from not knowing to knowing a little, which is one of the oldest joys there is.

The third thing comes later, at work. You hear yourself say:

- “I don't understand that yet. Can you start one step earlier?”
- “I was wrong about this in March.”
- “What would you do? You are closer to it than I am.”

No training in humble leadership has ever produced these sentences in anyone I know. A cello has.

## Beginning again, for real

Sometimes the beginning is not a hobby. A company is sold. A marriage ends. A role that was the whole answer to the question *who are you?* is suddenly held by somebody else. Then being a beginner is not an exercise. It is simply where you are.

What I have learned from people in that place is that the ones who fare well are not the ones with a plan. They are the ones who have **recent practice in being small**. They know the hot face. They know that it passes. They know that the first weeks of anything are clumsy, and that clumsy is not the same as wrong.

So take the lesson. Be terrible. Be the one in the room who needs it explained twice.

You will be teaching everyone who watches you that it is allowed.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('What a Coach Does Not Do', 'what-a-coach-does-not-do', 'No advice, no cheering, no fixing of colleagues. An honest list of the things you will not get from coaching, and of what is left when they are gone.',
  'coaching', 'Lena Ashford', '/images/posts/what-a-coach-does-not-do.svg', false, true, '4 min read', 845, now() - interval '121 days', now() - interval '121 days', $post$People arrive at a first conversation with a picture of coaching that comes from films, from a colleague's story, or from a poster with a mountain on it. So I like to begin with the other list: the things I will not do. It saves us both an hour, and it tells you more about the work than any promise could.

## I will not give you advice you could have given yourself

You know your market, your team and your history better than I ever will. If you came for the right answer, you would do better with a consultant, and I am glad to recommend one.

What I can see is *how you are looking*. Which options you dismissed in half a sentence. Which name makes your voice change. Where the story has a hole exactly the size of a conversation you have not had. That view is hard to get from the inside, and it is what you pay for.

## I will not cheer

Encouragement is lovely, and you should get it from people who love you. In coaching it can do harm. If I tell you that your plan is wonderful, you will remember the warmth and forget to check the plan.

I will tell you what I notice. Sometimes that is a strength you take for granted. Sometimes it is the third week in which the same task has not been done. **Both are said in the same tone of voice**, and that is the point: after a while you stop bracing.

## I will not fix your colleague

About a third of first conversations begin with somebody who is not there. The difficult co-founder. The manager who micromanages. The team that does not take ownership.

They may be every bit as difficult as you say. But they have not hired me, and you have. So we will talk about the part you can reach:

- what you do in the ten minutes before you meet them
- what you have never actually said to them
- what you get out of things staying as they are, because there is always something

That last one is not an accusation. It is usually where the door is.

## I will not keep you longer than you need

Coaching should have an end, and you should be able to see it from the beginning. We agree on two or three things that should be different, and on how somebody *else* would notice. Then we meet every two or three weeks, for four to eight months, and we look at that list together at every third session.

1. If it has changed, we finish, and we do so properly.
2. If it has not, we ask what is in the way, and whether that is me.
3. If the list turns out to be the wrong list, we write a better one. This happens more often than you might think, and it is rarely a failure.

## I will not be your therapist

There is a border between coaching and therapy, and I take it seriously. Coaching works with a person who is well and wants to lead, decide or change something. If sleep, mood or old pain are at the centre of what you bring, I will say so early and plainly, and help you find someone trained for it. Some of my clients do both at once, with two different people. It works well, because nobody has to do the other's job.

## What is left

When you take all that away, what remains looks small from the outside. Two people talk for ninety minutes. One asks questions and keeps the time. Something is written down at the end.

But it is a rare room. Nobody in it needs you to be consistent, or impressive, or finished. Nobody will use what you say on Thursday in a meeting on Monday. You can think a thought to its end and find out whether you still agree with it.

Most leaders I know have not been in such a room for years. *They are surprised by how much they already knew.* I am not. I have only learned how to be quiet until they hear it.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Hiring for the Team You Need Next', 'hiring-for-the-team-you-need-next', 'A vacancy is a memory of how the work used to be divided. Four ways of hiring for the team you will need, and not for the one you had.',
  'business', 'Lena Ashford', '/images/posts/hiring-for-the-team-you-need-next.svg', false, false, '2 min read', 0, now() - interval '1 days', now() - interval '1 days', $post$When a team is short of hands, everybody knows what to do. You look at who left, you write down what they did, and you search for that person again. It feels prudent. It is the most common way to build last year's company.

## The vacancy is not the role

A vacancy is a memory of how the work used to be divided. Before you fill it, spend one hour on a different question: **if we were forming this team today, for the next two years, who would be at the table?**

I draw chairs, and I ask the team to do three things:

1. Put a name on each chair that exists.
2. Draw the chairs that will be needed when the plan has worked.
3. Cross out the chairs that nobody would draw any more.

Very often the vacancy is one of the crossed-out ones.

## Hire for the gap in the conversation

Teams rarely fail for lack of talent. They fail because a certain sentence is never said. Listen to your own meetings for a week and ask which one it is.

- Nobody says *what does this cost?*
- Nobody says *who will this hurt?*
- Nobody says *we could also simply stop*.

The person you need next is the one who says that sentence naturally. They will not always be comfortable to have around. **That is how you will know.**

## Write the first ninety days, not the requirements

A list of requirements describes a person who has already done the job. A page about the first ninety days describes the work itself, and it attracts people who want to do it:

- in week two you will have spoken to ten customers
- by the end of the second month you will have stopped one thing that we should have stopped ourselves
- after ninety days somebody will have come to you with a problem instead of coming to me

## In the conversation

Ask about something that went wrong and listen for the pronouns. People who learned something say *I* when they talk about the mistake and *we* when they talk about the rescue. People who did not do it the other way round.

Then let them ask you questions, and take those as seriously as their answers.$post$)
on conflict (slug) do nothing;

insert into public.blog_posts_la2024 (title, slug, excerpt, category, author, featured_image, is_featured, is_published, read_time, views, created_at, updated_at, content)
values ('Before You Take the Stage', 'before-you-take-the-stage', 'What to do with the ten minutes before a talk, when the technician has your microphone and you have a mouth like felt.',
  'leadership', 'Lena Ashford', '/images/posts/before-you-take-the-stage.svg', false, false, '2 min read', 0, now() - interval '6 days', now() - interval '6 days', $post$The ten minutes before a talk belong to nobody. The technician has your microphone, the host has your name, and you have a mouth like felt. What you do with those minutes decides more about the next forty than most speakers believe.

## Nervousness is not the enemy

Your body has noticed that many people are about to look at you, and it is preparing you for it. The trembling, the cold hands and the quick breath are energy that has arrived early. You do not have to calm it down. **You have to give it something to do.**

- Walk. Up and down the corridor, at the pace at which you want to speak.
- Push against a wall with both hands for ten seconds. It sounds foolish, and it steadies the voice.
- Hum. Low, with closed lips, until you feel it in your chest.

## Go and meet three people

If you can, go into the hall while it fills, and talk to three people. Ask what brought them, and what they hope somebody will finally say. Learn their names.

When you step out later, you will not be facing an audience. You will be talking to Maria, to Kwame, and to the man in the second row whose daughter has just started her first job. *Everyone else may listen.*

## Know two sentences by heart

Not the talk. Two sentences.

1. **The first one**, so that you can begin while your mind is still arriving.
2. **The last one**, so that you can always find the way home.

Between them you may lose your place, and it does not matter. People forgive a speaker who thinks. They do not forgive one who recites.

## Decide whom it is for

Shortly before you go on, ask yourself one question: *who in this room needs this most today?* It is never you. The moment you know who it is, the trembling has somewhere to go.$post$)
on conflict (slug) do nothing;

-- Consultations. Days are counted in the coach's weekdays: 1 is the next one, -1 the last one.
with weekday as (
  select row_number() over (order by day)::integer as number, day
  from generate_series(private.coach_today() + 1, private.coach_today() + 30, interval '1 day') as upcoming (day)
  where extract(isodow from day) < 6
  union all
  select -row_number() over (order by day desc)::integer, day
  from generate_series(private.coach_today() - 120, private.coach_today() - 1, interval '1 day') as past (day)
  where extract(isodow from day) < 6
)
insert into public.bookings_la2024
  (service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company, message, status, created_at, updated_at)
select booked.service_type, booked.service_type, weekday.day::date, booked.slot, booked.first_name, booked.last_name, booked.email,
  booked.phone, booked.company, booked.message, booked.status,
  now() - make_interval(hours => booked.hours_ago), now() - make_interval(hours => booked.hours_ago)
from (values
  (1, '10:00 AM', 'leadership', 'Ingrid', 'Solberg', 'ingrid.solberg@example.com', '+47 555 01 22', 'Fjordkraft Design', 'I have just been promoted over two former peers. I would like to begin well.', 'confirmed', 150),
  (1, '2:00 PM', 'keynote', 'Marcus', 'Bell', 'marcus.bell@example.org', '+1 (646) 555-0110', 'Hudson Valley Health', 'Annual nurses day in May, about 300 people.', 'pending', 4),
  (2, '9:00 AM', 'executive', 'Amara', 'Nwosu', 'amara.nwosu@example.com', '', 'Lakeshore Capital', '', 'pending', 7),
  (2, '1:00 PM', 'business', 'Peter', 'Hallgren', 'peter@hallgren.example', '+46 70 555 0131', 'Hallgren & Söner', 'Third generation, first serious disagreement.', 'confirmed', 98),
  (3, '11:00 AM', 'leadership', 'Chloe', 'Martin', 'chloe.martin@example.com', '', '', '', 'pending', 11),
  (3, '3:00 PM', 'business', 'Rahul', 'Iyer', 'rahul.iyer@example.com', '+1 (415) 555-0143', 'Iyer Robotics', 'We are twenty people and I still approve every invoice.', 'confirmed', 76),
  (4, '9:00 AM', 'keynote', 'Sofia', 'Lange', 'sofia.lange@example.org', '', 'Nordic Women in Tech', 'A talk of thirty minutes with questions, in English.', 'pending', 20),
  (4, '4:00 PM', 'leadership', 'Owen', 'Price', 'owen.price@example.com', '+44 20 7946 0182', '', 'Evenings are better for me, but four oclock works.', 'pending', 26),
  (5, '10:00 AM', 'executive', 'Beatriz', 'Carvalho', 'beatriz.carvalho@example.com', '+351 555 0147', 'Porto Médico', '', 'confirmed', 52),
  (6, '1:00 PM', 'business', 'Jonas', 'Keller', 'jonas.keller@example.com', '', 'Keller Holzbau', 'My daughter takes over in two years. I would like to practise letting go.', 'pending', 30),
  (7, '11:00 AM', 'leadership', 'Nadia', 'Rahman', 'nadia.rahman@example.org', '', 'City Library Network', '', 'confirmed', 64),
  (8, '3:00 PM', 'executive', 'Thomas', 'Whitfield', 't.whitfield@example.com', '+1 (212) 555-0176', 'Whitfield Foundation', 'Please call me Tom.', 'pending', 33),
  (9, '9:00 AM', 'leadership', 'Yuki', 'Tanaka', 'yuki.tanaka@example.com', '', 'Tanaka Studio', 'I will join from Tokyo.', 'pending', 41),
  (10, '2:00 PM', 'keynote', 'Elena', 'Petrova', 'elena.petrova@example.org', '', '', '', 'confirmed', 88),
  (2, '3:00 PM', 'business', 'Victor', 'Dumont', 'victor.dumont@example.com', '', 'Dumont Frères', 'Something came up, I will book again.', 'cancelled', 120),
  (5, '2:00 PM', 'leadership', 'Grace', 'Mbeki', 'grace.mbeki@example.com', '', '', '', 'cancelled', 70),
  (-1, '10:00 AM', 'leadership', 'Lucas', 'Moreau', 'lucas.moreau@example.com', '', '', '', 'completed', 190),
  (-2, '1:00 PM', 'executive', 'Hanna', 'Virtanen', 'hanna.virtanen@example.com', '+358 50 555 0199', 'Saimaa Shipping', '', 'completed', 230),
  (-3, '9:00 AM', 'business', 'Andre', 'Silva', 'andre.silva@example.com', '', 'Silva Coffee Roasters', 'Two shops, one of them loses money, and I love that one.', 'completed', 260),
  (-4, '11:00 AM', 'keynote', 'Fatima', 'Zahra', 'fatima.zahra@example.org', '', 'Forum of Women Judges', '', 'completed', 300),
  (-6, '2:00 PM', 'leadership', 'Ben', 'Carter', 'ben.carter@example.com', '+1 (917) 555-0164', '', '', 'cancelled', 330),
  (-8, '4:00 PM', 'executive', 'Isabel', 'Romero', 'isabel.romero@example.com', '', 'Romero Legal', '', 'completed', 420),
  (-11, '10:00 AM', 'leadership', 'Kofi', 'Mensah', 'kofi.mensah@example.com', '', 'Volta Schools', 'I lead eleven principals.', 'completed', 510),
  (-14, '3:00 PM', 'business', 'Martha', 'Lindgren', 'martha.lindgren@example.com', '', '', '', 'completed', 620),
  (-18, '9:00 AM', 'leadership', 'Emil', 'Novak', 'emil.novak@example.com', '', 'Novak Instruments', '', 'completed', 760),
  (-22, '1:00 PM', 'keynote', 'Laura', 'Bianchi', 'laura.bianchi@example.org', '+39 555 0128', 'Milano Design Week', '', 'cancelled', 900),
  (-27, '11:00 AM', 'executive', 'Ahmed', 'Farouk', 'ahmed.farouk@example.com', '', '', '', 'completed', 1100),
  (-33, '2:00 PM', 'leadership', 'Clara', 'Hoffmann', 'clara.hoffmann@example.com', '', 'Theater am See', 'We are an ensemble, and nobody wants to lead it.', 'completed', 1350),
  (-41, '10:00 AM', 'business', 'William', 'Tan', 'william.tan@example.com', '', 'Tan & Daughters', '', 'completed', 1700),
  (-52, '3:00 PM', 'leadership', 'Ewa', 'Kowalska', 'ewa.kowalska@example.com', '', '', '', 'completed', 2150)
) as booked (weekday, slot, service_type, first_name, last_name, email, phone, company, message, status, hours_ago)
join weekday on weekday.number = booked.weekday
where not exists (select 1 from public.bookings_la2024);

-- Messages from the contact form.
insert into public.contact_messages_la2024 (name, email, company, service, message, status, created_at, updated_at)
select sent.name, sent.email, sent.company, sent.service, sent.message, sent.status,
  now() - make_interval(hours => sent.hours_ago), now() - make_interval(hours => sent.hours_ago)
from (values
  ('Oliver Grant', 'oliver.grant@example.com', 'Grant Publishing', 'keynote', 'We hold a conference for editors in October, about two hundred people, in Boston. Would you speak about disagreement at work? Our budget is modest and our audience is attentive.', 'unread', 3),
  ('Sara Lindholm', 'sara.lindholm@example.com', '', '', 'I read your piece about Tuesdays and have moved the phone into the kitchen drawer. I only wanted to say thank you.', 'unread', 9),
  ('Miguel Torres', 'miguel.torres@example.com', 'Torres Logistics', 'business', 'We are three founders and two opinions. Do you work with founders together, or with each of us on our own?', 'unread', 16),
  ('Aisha Khan', 'aisha.khan@example.org', 'Womens Health Trust', 'retreats', 'Is there still room on the autumn retreat? We would be four, and one of us uses a wheelchair, so I would like to ask about the house.', 'unread', 27),
  ('Robert Meyer', 'robert.meyer@example.com', '', 'life', 'I am retiring in March after thirty-one years and notice that I have no idea what comes next. Is that something you do?', 'unread', 40),
  ('Lin Zhao', 'lin.zhao@example.com', 'Zhao Capital', 'advisory', 'We would like an outside voice at our strategy days in January, two days, twelve people. Could you send me an outline of how you work?', 'unread', 55),
  ('Emma Johansson', 'emma.johansson@example.com', '', 'leadership', 'What is the difference between the sixty-minute call and coaching itself? I would like to understand before I book.', 'read', 80),
  ('David Owusu', 'david.owusu@example.com', 'Owusu Architects', 'facilitation', 'Our partners meeting needs someone who is not a partner. One day, nine people, one long-standing argument.', 'read', 110),
  ('Julia Becker', 'julia.becker@example.com', 'Becker Pharma', 'keynote', 'Do you also speak in German? The event would be in Hamburg, on a Thursday in June.', 'read', 160),
  ('Paul Richards', 'paul.richards@example.com', '', '', 'The link to the leadership guide did not open on my tablet. On the computer it did.', 'read', 210),
  ('Noor Haddad', 'noor.haddad@example.org', 'Bridge Foundation', 'leadership', 'Do you offer places at a reduced fee for people who work in charities? I would understand if not.', 'read', 300),
  ('Katarina Horvat', 'katarina.horvat@example.com', 'Adria Hotels', 'retreats', 'We run a small hotel on an island and would love to host one of your retreats. May I send you pictures?', 'replied', 420),
  ('James Whitaker', 'james.whitaker@example.com', '', 'business', 'You coached a friend of mine two years ago. She said to write to you and to be direct, so: I think I should close my company, and I cannot say it aloud.', 'replied', 600),
  ('Mei Nakamura', 'mei.nakamura@example.com', 'Nakamura Ceramics', 'life', 'Thank you for the answer. I will book as soon as I am back from the fair.', 'replied', 820),
  ('Stefan Vogel', 'stefan.vogel@example.com', 'Vogel Engineering', 'facilitation', 'Could you send the invoice to our new address? It has changed since the workshop.', 'replied', 1200)
) as sent (name, email, company, service, message, status, hours_ago)
where not exists (select 1 from public.contact_messages_la2024);

-- Readers of the newsletter, over a year.
insert into public.newsletter_subscribers_la2024 (email, source, status, created_at, updated_at)
select reader.email, reader.source, reader.status,
  now() - make_interval(days => reader.days_ago), now() - make_interval(days => reader.changed_days_ago)
from (values
  ('anna.berg@example.com', 'website', 'active', 1, 1),
  ('liam.murphy@example.com', 'website', 'active', 2, 2),
  ('zoe.klein@example.com', 'website', 'active', 4, 4),
  ('mateo.garcia@example.com', 'website', 'active', 6, 6),
  ('freya.nilsen@example.com', 'blog', 'active', 9, 9),
  ('arjun.mehta@example.org', 'footer', 'active', 12, 12),
  ('louise.petit@example.com', '', 'active', 15, 15),
  ('tobias.frank@example.com', 'guide', 'active', 19, 19),
  ('maya.cohen@example.com', 'website', 'active', 24, 24),
  ('henry.walsh@example.com', 'website', 'unsubscribed', 30, 15),
  ('elif.demir@example.com', 'website', 'active', 37, 37),
  ('ruth.bauer@example.org', 'website', 'active', 45, 45),
  ('carlos.vega@example.com', 'blog', 'active', 52, 52),
  ('nina.horn@example.com', 'footer', 'active', 60, 60),
  ('samir.haddad@example.com', '', 'active', 68, 68),
  ('greta.lund@example.com', 'guide', 'active', 77, 77),
  ('jack.turner@example.com', 'website', 'unsubscribed', 86, 43),
  ('alma.ortiz@example.org', 'website', 'active', 95, 95),
  ('felix.brandt@example.com', 'website', 'active', 104, 104),
  ('hana.sato@example.com', 'website', 'active', 113, 113),
  ('oscar.dahl@example.com', 'blog', 'unsubscribed', 122, 61),
  ('leila.amin@example.com', 'footer', 'active', 131, 131),
  ('george.stone@example.com', '', 'active', 141, 141),
  ('vera.novak@example.org', 'guide', 'active', 151, 151),
  ('simon.roth@example.com', 'website', 'active', 161, 161),
  ('clara.voss@example.com', 'website', 'unsubscribed', 171, 85),
  ('ivan.petrov@example.com', 'website', 'active', 182, 182),
  ('esther.green@example.com', 'website', 'active', 193, 193),
  ('paolo.rossi@example.com', 'blog', 'unsubscribed', 204, 102),
  ('ida.holm@example.org', 'footer', 'active', 215, 215),
  ('daniel.kim@example.com', '', 'active', 226, 226),
  ('rosa.alves@example.com', 'guide', 'active', 237, 237),
  ('mark.ellis@example.com', 'website', 'active', 248, 248),
  ('tara.singh@example.com', 'website', 'unsubscribed', 259, 129),
  ('jan.visser@example.com', 'website', 'active', 270, 270),
  ('eva.lange@example.org', 'website', 'active', 283, 283),
  ('luca.conti@example.com', 'blog', 'active', 297, 297),
  ('helen.ward@example.com', 'footer', 'active', 312, 312),
  ('yusuf.ali@example.com', '', 'unsubscribed', 330, 165),
  ('britta.moen@example.com', 'guide', 'active', 352, 352)
) as reader (email, source, status, days_ago, changed_days_ago)
where not exists (select 1 from public.newsletter_subscribers_la2024);
