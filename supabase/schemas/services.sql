-- The coach's services. Rows are archived, never deleted, so that an id in a booking, a message or an embed keeps its meaning.

create table public.services_la2024 (
  id text primary key,
  name text not null,
  subtitle text not null default '',
  description text not null default '',
  details text not null default '',
  invitation text not null default '',
  picture_url text not null default '',
  is_on_page boolean not null default true,
  is_bookable boolean not null default false,
  booking_minutes integer not null default 60,
  price_label text not null default '',
  booking_description text not null default '',
  buffer_minutes integer,
  meeting_kind text not null default 'email',
  meeting_place text not null default '',
  intake_questions jsonb not null default '[]',
  has_intake_questions boolean not null generated always as (intake_questions <> '[]') stored,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  request_id uuid,
  constraint services_request_once unique (request_id),
  constraint services_id_format check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint services_name_length check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  constraint services_subtitle_length check (char_length(subtitle) <= 120),
  constraint services_description_length check (char_length(description) <= 1200),
  constraint services_details_length check (char_length(details) <= 10000),
  constraint services_invitation_length check (char_length(invitation) <= 160),
  constraint services_picture_address check (picture_url = '' or private.is_web_address(picture_url)),
  constraint services_booking_minutes check (booking_minutes >= 5 and booking_minutes <= 480 and booking_minutes % 5 = 0),
  constraint services_price_label_length check (char_length(price_label) <= 60),
  constraint services_booking_description_length check (char_length(booking_description) <= 200),
  constraint services_buffer check (buffer_minutes >= 0 and buffer_minutes <= 120 and buffer_minutes % 5 = 0),
  constraint services_meeting_kind_known check (meeting_kind in ('email', 'video', 'phone', 'address')),
  constraint services_meeting_place_given check (meeting_kind in ('email', 'video') or meeting_place ~ '[^[:space:]]'),
  constraint services_meeting_place_length check (char_length(meeting_place) <= 300),
  constraint services_intake_questions check (private.are_intake_questions(intake_questions))
);

comment on column public.services_la2024.details is 'Markdown.';
comment on column public.services_la2024.invitation is 'The call to action, one sentence.';
comment on column public.services_la2024.is_on_page is 'Whether the services section and the contact form show it.';
comment on column public.services_la2024.booking_description is 'The line in the booking dialog.';
comment on column public.services_la2024.buffer_minutes is 'Free time before and after each consultation; null for that of the booking rules.';
comment on column public.services_la2024.meeting_kind is 'Where a consultation takes place; email: agreed by email.';
comment on column public.services_la2024.intake_questions is 'What the booking form asks: [{id, kind, label, isRequired, options}].';
comment on column public.services_la2024.request_id is 'One per form that creates a service, so that a repeated request creates no second one.';
comment on column public.services_la2024.meeting_place is 'A link (empty if each booking gets its own), a phone number or an address. Visitors get it with their booking only.';

create trigger services_touch before update on public.services_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.services_la2024
  for each row execute function private.record_change();

-- Derives the id of a new service from its name, as in `career-coaching` and `career-coaching-2`.
create function private.identify_service() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  spelled text := regexp_replace(normalize(replace(lower(new.name), 'ß', 'ss'), nfd), '[\u0300-\u036f]', '', 'g');
  stem text := trim('-' from left(regexp_replace(regexp_replace(spelled, '[^a-z0-9]+', '-', 'g'), '^[^a-z]+', ''), 36));
begin
  perform pg_advisory_xact_lock(hashtextextended('service ids', 0));
  stem := coalesce(nullif(stem, ''), 'service');
  new.id := stem;
  for number in 2..999 loop
    exit when not exists (select 1 from public.services_la2024 as earlier where earlier.id = new.id);
    new.id := format('%s-%s', stem, number);
  end loop;
  return new;
end;
$$;

create trigger services_identify before insert on public.services_la2024
  for each row when (new.id is null) execute function private.identify_service();

alter table public.services_la2024 enable row level security;

grant select (id, name, subtitle, description, details, invitation, picture_url, is_on_page, is_bookable, booking_minutes, price_label,
  booking_description, meeting_kind, position, intake_questions, has_intake_questions) on table public.services_la2024 to anon;

grant select on table public.services_la2024 to authenticated, service_role;

grant insert (request_id, name, subtitle, description, details, invitation, picture_url, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, buffer_minutes, meeting_kind, meeting_place, intake_questions, position, archived_at, updated_at),
  update (name, subtitle, description, details, invitation, picture_url, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, buffer_minutes, meeting_kind, meeting_place, intake_questions, position, archived_at, updated_at)
  on table public.services_la2024 to authenticated;

create policy "visitors read services that are not archived" on public.services_la2024
  for select to anon using (archived_at is null);
create policy "the owner reads all services" on public.services_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner adds services" on public.services_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes services" on public.services_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- Puts services in the order of `ids`. Others keep their positions.
create function public.reorder_services(ids text[]) returns void
language sql volatile security invoker set search_path = '' as $$
  update public.services_la2024 as service set position = ordered.position
  from unnest(ids) with ordinality as ordered (id, position)
  where service.id = ordered.id and service.position <> ordered.position;
$$;

grant execute on function public.reorder_services(text[]) to authenticated;

-- The service that a visitor wants to book. Raises PT422 if it cannot be booked online.
create function private.require_bookable_service(wanted text) returns public.services_la2024
language plpgsql stable set search_path = '' as $$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted;
  if service.archived_at is not null then
    perform private.reject('PT422', format('%s is no longer offered. Please choose another service.', service.name), 'service_type');
  elsif service.is_bookable is not true then
    perform private.reject('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  end if;
  return service;
end;
$$;

insert into public.services_la2024
  (id, name, subtitle, description, details, invitation, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, position)
values
  ('keynote', 'Keynote Speaking', 'For audiences who have heard the usual talk', 'Opening or closing, forty minutes or a full hour. I speak about courage under pressure, deciding without certainty and the conversations most teams postpone. Before every event I interview five or six people who will be there, so the talk is about their year, not mine.', E'## Who it’s for\n\n- Conferences that want substance as well as energy\n- Leadership meetings at the start of a demanding year\n- Company days after a merger, a restructuring or a change at the top\n\n## What you take away\n\n- Words for the conversation everyone has been avoiding\n- One practice each listener can try the next day at work\n- A two-page summary for everyone who attended\n\n## How we work\n\n1. A free call about the occasion, the audience and what should change as a result.\n2. Five or six short interviews with people who will be in the room.\n3. An outline for your comments, three weeks before the event.\n4. The talk, plus time for unfiltered questions.\n\n## Details\n\n- **Format:** 40 to 60 minutes, on stage or streamed\n- **Audience:** From 20 to 2,000 people\n- **First step:** A free 30-minute consultation', 'Planning an event? Tell me who will be in the room.', true, true, 30, 'Free Consultation', 'Tell me about your audience and your event, and we will find the talk it needs.', 1),
  ('leadership', 'Leadership Coaching', 'One-to-one work for people who lead people', 'You were promoted because you were good at the work. Leading takes something else: saying less and meaning it, delegating what you do best, staying steady when the room is not. We meet every two weeks and work on the situations in your actual calendar.', E'## Who it’s for\n\n- Leaders in the first two years of a larger role\n- Heads of function who now lead other leaders\n- Experts who became managers and miss being good at something\n\n## What you take away\n\n- Decisions that no longer wait for certainty\n- A team that brings you proposals, not just problems\n- Evenings when the workday is actually over\n\n## How we work\n\n1. A discovery call to see whether we are a good fit.\n2. Two conversations about your history, your role and the change you want.\n3. If you like, short interviews with up to six colleagues.\n4. 60-minute sessions every two weeks, with one experiment in between.\n5. A review after three and six months: continue, change course or stop.\n\n## Details\n\n- **Length:** Six months, twelve sessions\n- **Place:** By video, or in person in New York\n- **Confidentiality:** What you say stays with me, even when your company pays\n- **First step:** A complimentary 60-minute discovery call', 'Bring one situation you keep turning over in your mind.', true, true, 60, 'Complimentary Discovery Call', 'For leaders who want to be clear under pressure and trusted by the people they lead.', 2),
  ('executive', 'Executive Coaching', '', '', '', '', false, true, 90, 'Complimentary Discovery Call', 'A confidential thinking partner for decisions you cannot rehearse with your own team.', 3),
  ('retreats', 'Destination Retreats', 'Three days away from what keeps you busy', 'Eight to ten senior leaders, a house with good light, long walks and no slides. Mornings are for structured work, afternoons for silence and movement, evenings for the conversations that only begin after dinner. Most people arrive tired and leave with a decision.', E'## Who it’s for\n\n- Senior leaders who have not had an uninterrupted thought in months\n- People at a threshold: a new role, a sale, a return, an ending\n- Executive teams that need more than another offsite\n\n## What you take away\n\n- One decision made, and written down\n- A small circle of peers who know what you intend\n- A rhythm you can keep without a retreat\n\n## How we work\n\n1. A personal call, and a letter with three questions to think about for a few weeks.\n2. Three days and nights: structured mornings, quiet afternoons, long tables in the evening.\n3. One private conversation with me for every guest.\n4. A follow-up call after thirty days, once good intentions have met the calendar.\n\n## Details\n\n- **Group:** Eight to ten guests\n- **Places:** Hudson Valley, Umbria, the Portuguese coast\n- **Included:** Room, meals and all sessions; travel is yours\n- **First step:** A conversation to make sure the group is right for you', 'Ask about upcoming dates, or about a retreat for your own team.', true, false, 60, '', '', 4),
  ('advisory', 'Strategic Advisory', 'A second opinion on decisions you cannot discuss in-house', 'For chief executives, owners and boards: succession, a reorganization, a partner who should leave, a strategy everyone nods at and nobody follows. I read the papers, talk to the people you name and tell you plainly what I see, including your own part in it.', E'## Who it’s for\n\n- Chief executives and owners facing a decision with no neutral audience\n- Boards preparing a succession\n- Partners in a firm who want the same thing and cannot agree on it\n\n## What you take away\n\n- A decision you can explain in one paragraph\n- A plan for telling the people affected\n- Someone who remembers why you decided as you did\n\n## How we work\n\n1. A confidential briefing, under a written agreement from the first call.\n2. Reading and interviews: the documents that matter, the people you name.\n3. A frank written assessment of four to six pages, with options and what each would cost.\n4. Ongoing support: by phone within a day while the matter is open.\n\n## Details\n\n- **Format:** A single engagement or a quarterly retainer\n- **Confidentiality:** Agreed in writing before we begin\n- **First step:** A first conversation, no obligation', 'Describe the decision in three sentences. That is enough to begin.', true, false, 60, '', '', 5),
  ('business', 'Business Coaching', 'For founders whose company has outgrown its habits', 'What worked with twelve people breaks at forty. Together we sort out what only you should do, build the leadership around you and set a rhythm of goals, meetings and numbers that survives your vacations. Practical, unsentimental and reviewed every quarter.', E'## Who it’s for\n\n- Founders with 20 to 200 employees\n- Family businesses in the hands of a new generation\n- Managing directors whose days belong to everyone else\n\n## What you take away\n\n- A leadership team that decides without you in the room\n- Fewer, shorter meetings that are worth the salaries in the room\n- A four-week vacation during which nothing falls apart\n\n## How we work\n\n1. A discovery call about the company, the numbers and you.\n2. Two days on site or by video with you and the people around you.\n3. A one-page plan: three goals, who owns them, how we will measure them.\n4. Sessions every two weeks, and a review of the numbers each quarter.\n\n## Details\n\n- **Length:** Six to twelve months\n- **Place:** By video, with days on site\n- **First step:** A complimentary 60-minute discovery call', 'Tell me what you did last week that someone else should be doing.', true, true, 60, 'Complimentary Discovery Call', 'For founders and owners whose business has outgrown the way they run it.', 6),
  ('life', 'Life Coaching', 'For the part of your life without a job description', 'A marriage after the children, a career that succeeded in the wrong direction, a loss, a move, a birthday with a zero. We take the question seriously without making it heavier than it is, and look for the next honest step rather than the perfect plan.', E'## Who it’s for\n\n- People whose success no longer matches how they feel\n- People between chapters: after a job, a relationship, a move\n- Anyone who wants to think out loud without being managed\n\n## What you take away\n\n- A next step that is yours\n- Peace with what cannot be changed\n- The right words for the people involved\n\n## How we work\n\n1. A first conversation about what brings you, at your pace.\n2. Four to eight one-hour sessions, as far apart as you need.\n3. Something small to notice or try in between, never homework for its own sake.\n4. A last session to put into words what has changed.\n\n## Details\n\n- **Length:** Four to eight sessions of 60 minutes\n- **Place:** By video or phone\n- **Please note:** Coaching does not replace therapy. If that would serve you better, I will say so.\n- **First step:** A first conversation, no obligation', 'You do not need to have the right words for it yet.', true, false, 60, '', '', 7),
  ('facilitation', 'Facilitation', 'Meetings where something actually gets decided', 'Board days, strategy offsites, merged teams, partners who have stopped talking. I design the day with you, hold the structure so that you can take part, and make sure quiet people are heard before loud ones conclude. You leave with decisions, owners and dates in writing.', E'## Who it’s for\n\n- Boards and executive teams with one question too big for a Tuesday\n- Teams merged on paper but not yet in practice\n- Partners and families who have to decide together\n\n## What you take away\n\n- Decisions that hold on the following Monday\n- Disagreements voiced and survived\n- A check-in after six weeks on what was agreed\n\n## How we work\n\n1. A call about the decision behind the agenda.\n2. Individual conversations with the participants, kept in confidence.\n3. A plan for the day that you see and change before anyone else does.\n4. The day itself, and a written record within 48 hours: decisions, owners, dates.\n\n## Details\n\n- **Format:** Half a day to three days\n- **Group:** From 4 to 40 people\n- **First step:** A first conversation, no obligation', 'Which conversation should your team have had a year ago?', true, false, 60, '', '', 8);
