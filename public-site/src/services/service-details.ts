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
      'A free call about the occasion, the audience and what should be different afterwards.',
      'Five or six short interviews with people who will be in the room.',
      'An outline for your comments, three weeks before the event.',
      'The talk, and time for questions nobody has filtered beforehand.',
    ],
    afterwards: [
      'Words for the conversation that has been avoided',
      'One practice each listener can try on the next working day',
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
      'A discovery call, to see whether we suit each other.',
      'Two conversations about your history, your role and the change you want.',
      'If you wish, short interviews with up to six colleagues.',
      'Sessions of 60 minutes every two weeks, with one agreed experiment in between.',
      'A review after three and six months: go on, change course or stop.',
    ],
    afterwards: [
      'Decisions that no longer wait for certainty',
      'A team that brings you proposals, not only problems',
      'Evenings on which the working day is over',
    ],
    practical: [
      { label: 'Length', value: 'Six months, twelve sessions' },
      { label: 'Place', value: 'By video, or in person in New York' },
      { label: 'Discretion', value: 'What you say stays with me, also when your company pays' },
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
      'A personal call, and a letter with three questions to carry for a few weeks.',
      'Three days and nights: structured mornings, quiet afternoons, long tables in the evening.',
      'One private conversation with me for every guest.',
      'A follow-up call after thirty days, when the good intentions have met the calendar.',
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
      { label: 'First step', value: 'A conversation, to make sure the group suits you' },
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
      'Reading and interviews: the papers that matter, the people you name.',
      'A frank written view of four to six pages, with options and their price.',
      'Company on the way: by phone within a day while the matter is open.',
    ],
    afterwards: [
      'A decision you can explain in one paragraph',
      'A sequence for telling the people it concerns',
      'Someone who remembers why you decided as you did',
    ],
    practical: [
      { label: 'Form', value: 'A single mandate, or a retainer by the quarter' },
      { label: 'Discretion', value: 'Agreed in writing before we begin' },
      { label: 'First step', value: 'A first conversation, without obligation' },
    ],
  },
  business: {
    forWhom: [
      'Founders between twenty and two hundred employees',
      'Family businesses in the hands of a new generation',
      'Managing directors whose days belong to everyone else',
    ],
    howItWorks: [
      'A discovery call about the company, the numbers and you.',
      'Two days on site or by video with you and the people around you.',
      'A plan of one page: three goals, who owns them, how we will know.',
      'Sessions every two weeks, and a review of the numbers each quarter.',
    ],
    afterwards: [
      'A leadership team that decides without you in the room',
      'Meetings that are fewer, shorter and worth the salary in them',
      'Four weeks of holiday in which nothing falls apart',
    ],
    practical: [
      { label: 'Length', value: 'Six to twelve months' },
      { label: 'Place', value: 'By video, with days on site' },
      { label: 'First step', value: 'A complimentary 60-minute discovery call' },
    ],
  },
  life: {
    forWhom: [
      'People whose outer success and inner weather no longer match',
      'Those who are between chapters: after a job, a relationship, a move',
      'Anyone who wants to think aloud without being managed',
    ],
    howItWorks: [
      'A first conversation about what brings you, at your pace.',
      'Four to eight sessions of an hour, as far apart as you need.',
      'Something small to notice or try in between, never homework for its own sake.',
      'A last session to put into words what has changed.',
    ],
    afterwards: [
      'A next step that is yours',
      'Kinder terms with what cannot be changed',
      'Clear words for the people it concerns',
    ],
    practical: [
      { label: 'Length', value: 'Four to eight sessions of 60 minutes' },
      { label: 'Place', value: 'By video or telephone' },
      {
        label: 'Please note',
        value: 'Coaching does not replace therapy. If that would serve you better, I will say so.',
      },
      { label: 'First step', value: 'A first conversation, without obligation' },
    ],
  },
  facilitation: {
    forWhom: [
      'Boards and executive teams with one question too big for a Tuesday',
      'Teams that were merged on paper and not yet in practice',
      'Partners and families who have to decide together',
    ],
    howItWorks: [
      'A call about the decision behind the agenda.',
      'Individual conversations with the participants, kept in confidence.',
      'A design for the day that you see and change before anyone else does.',
      'The day itself, and a written record within 48 hours: decisions, owners, dates.',
    ],
    afterwards: [
      'Decisions that hold on the following Monday',
      'Disagreement that was spoken and survived',
      'A check-in after six weeks on what was promised',
    ],
    practical: [
      { label: 'Format', value: 'Half a day to three days' },
      { label: 'Group', value: 'From 4 to 40 people' },
      { label: 'First step', value: 'A first conversation, without obligation' },
    ],
  },
};
