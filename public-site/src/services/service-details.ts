import type { OfferedServiceId } from './services';

export type ServiceDetail = {
  forWhom: readonly string[];
  howItWorks: readonly string[];
  afterwards: readonly string[];
  practical: readonly { label: string; value: string }[];
};

export const serviceDetails: Readonly<Record<OfferedServiceId, ServiceDetail>> = {
  keynote: {
    forWhom: [
      'Conferences that want substance as well as energy',
      'Leadership meetings at the start of a demanding year',
      'Company days after a merger, a restructuring or a change at the top',
    ],
    howItWorks: [
      'A free call about the occasion, the audience and what should change as a result.',
      'Five or six short interviews with people who will be in the room.',
      'An outline for your comments, three weeks before the event.',
      'The talk, plus time for unfiltered questions.',
    ],
    afterwards: [
      'Words for the conversation everyone has been avoiding',
      'One practice each listener can try the next day at work',
      'A two-page summary for everyone who attended',
    ],
    practical: [
      { label: 'Format', value: '40 to 60 minutes, on stage or streamed' },
      { label: 'Audience', value: 'From 20 to 2,000 people' },
      { label: 'First step', value: 'A free 30-minute consultation' },
    ],
  },
  leadership: {
    forWhom: [
      'Leaders in the first two years of a larger role',
      'Heads of function who now lead other leaders',
      'Experts who became managers and miss being good at something',
    ],
    howItWorks: [
      'A discovery call to see whether we are a good fit.',
      'Two conversations about your history, your role and the change you want.',
      'If you like, short interviews with up to six colleagues.',
      '60-minute sessions every two weeks, with one experiment in between.',
      'A review after three and six months: continue, change course or stop.',
    ],
    afterwards: [
      'Decisions that no longer wait for certainty',
      'A team that brings you proposals, not just problems',
      'Evenings when the workday is actually over',
    ],
    practical: [
      { label: 'Length', value: 'Six months, twelve sessions' },
      { label: 'Place', value: 'By video, or in person in New York' },
      { label: 'Confidentiality', value: 'What you say stays with me, even when your company pays' },
      { label: 'First step', value: 'A complimentary 60-minute discovery call' },
    ],
  },
  retreats: {
    forWhom: [
      'Senior leaders who have not had an uninterrupted thought in months',
      'People at a threshold: a new role, a sale, a return, an ending',
      'Executive teams that need more than another offsite',
    ],
    howItWorks: [
      'A personal call, and a letter with three questions to think about for a few weeks.',
      'Three days and nights: structured mornings, quiet afternoons, long tables in the evening.',
      'One private conversation with me for every guest.',
      'A follow-up call after thirty days, once good intentions have met the calendar.',
    ],
    afterwards: [
      'One decision made, and written down',
      'A small circle of peers who know what you intend',
      'A rhythm you can keep without a retreat',
    ],
    practical: [
      { label: 'Group', value: 'Eight to ten guests' },
      { label: 'Places', value: 'Hudson Valley, Umbria, the Portuguese coast' },
      { label: 'Included', value: 'Room, meals and all sessions; travel is yours' },
      { label: 'First step', value: 'A conversation to make sure the group is right for you' },
    ],
  },
  advisory: {
    forWhom: [
      'Chief executives and owners facing a decision with no neutral audience',
      'Boards preparing a succession',
      'Partners in a firm who want the same thing and cannot agree on it',
    ],
    howItWorks: [
      'A confidential briefing, under a written agreement from the first call.',
      'Reading and interviews: the documents that matter, the people you name.',
      'A frank written assessment of four to six pages, with options and what each would cost.',
      'Ongoing support: by phone within a day while the matter is open.',
    ],
    afterwards: [
      'A decision you can explain in one paragraph',
      'A plan for telling the people affected',
      'Someone who remembers why you decided as you did',
    ],
    practical: [
      { label: 'Format', value: 'A single engagement or a quarterly retainer' },
      { label: 'Confidentiality', value: 'Agreed in writing before we begin' },
      { label: 'First step', value: 'A first conversation, no obligation' },
    ],
  },
  business: {
    forWhom: [
      'Founders with 20 to 200 employees',
      'Family businesses in the hands of a new generation',
      'Managing directors whose days belong to everyone else',
    ],
    howItWorks: [
      'A discovery call about the company, the numbers and you.',
      'Two days on site or by video with you and the people around you.',
      'A one-page plan: three goals, who owns them, how we will measure them.',
      'Sessions every two weeks, and a review of the numbers each quarter.',
    ],
    afterwards: [
      'A leadership team that decides without you in the room',
      'Fewer, shorter meetings that are worth the salaries in the room',
      'A four-week vacation during which nothing falls apart',
    ],
    practical: [
      { label: 'Length', value: 'Six to twelve months' },
      { label: 'Place', value: 'By video, with days on site' },
      { label: 'First step', value: 'A complimentary 60-minute discovery call' },
    ],
  },
  life: {
    forWhom: [
      'People whose success no longer matches how they feel',
      'People between chapters: after a job, a relationship, a move',
      'Anyone who wants to think out loud without being managed',
    ],
    howItWorks: [
      'A first conversation about what brings you, at your pace.',
      'Four to eight one-hour sessions, as far apart as you need.',
      'Something small to notice or try in between, never homework for its own sake.',
      'A last session to put into words what has changed.',
    ],
    afterwards: [
      'A next step that is yours',
      'Peace with what cannot be changed',
      'The right words for the people involved',
    ],
    practical: [
      { label: 'Length', value: 'Four to eight sessions of 60 minutes' },
      { label: 'Place', value: 'By video or phone' },
      {
        label: 'Please note',
        value: 'Coaching does not replace therapy. If that would serve you better, I will say so.',
      },
      { label: 'First step', value: 'A first conversation, no obligation' },
    ],
  },
  facilitation: {
    forWhom: [
      'Boards and executive teams with one question too big for a Tuesday',
      'Teams merged on paper but not yet in practice',
      'Partners and families who have to decide together',
    ],
    howItWorks: [
      'A call about the decision behind the agenda.',
      'Individual conversations with the participants, kept in confidence.',
      'A plan for the day that you see and change before anyone else does.',
      'The day itself, and a written record within 48 hours: decisions, owners, dates.',
    ],
    afterwards: [
      'Decisions that hold on the following Monday',
      'Disagreements voiced and survived',
      'A check-in after six weeks on what was agreed',
    ],
    practical: [
      { label: 'Format', value: 'Half a day to three days' },
      { label: 'Group', value: 'From 4 to 40 people' },
      { label: 'First step', value: 'A first conversation, no obligation' },
    ],
  },
};
