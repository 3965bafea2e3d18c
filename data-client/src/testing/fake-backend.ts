import { usualAvailability, type Availability } from 'domain/availability';
import { builtInServices } from 'domain/built-in-services.generated';
import type { Booking, NewMessage, NewSubscriber, Post, PostMention, Settings, Testimonial } from 'data-client';
import type {
  BlockedTime,
  BookingInvitation,
  CalendarDifference,
  HistoryEntry,
  ImportOutcome,
  MessageAnswer,
  OwnerBooking,
  OwnerPost,
  OwnerTestimonial,
  PersonalMail,
  RestoreReadiness,
  RetentionPreview,
  SubscriberOverview,
} from '../owner/index';
import { aService, aTestimonial } from './builders';
import type { FakeMail } from './mail-builders';
import { someMessages } from './message-builders';
import { someSubscribers, type FakeCampaign } from './newsletter-builders';
import type { FakePerson } from './person-builders';
import { someBookings, somePosts } from './samples';

/** The owner's hours and rules. A fake returns hours and notice to visitors and applies neither. */
type FakeRules = Availability & { bufferMinutes: number; dailyCap: number | null };

/** The rules of a new site. */
export const usualRules: FakeRules = { ...usualAvailability, bufferMinutes: 0, dailyCap: null };

/** A stored post, published by default. */
export type StoredPost = Post & Partial<Pick<OwnerPost, 'isPublished' | 'publishedAt' | 'featuredImageAlt'>>;

/** A stored testimonial, published by default. */
export type StoredTestimonial = Testimonial &
  Partial<Pick<OwnerTestimonial, 'hasPictureConsent' | 'isPublished' | 'revision'>>;

/** A stored booking, without a note and unchanged by default. */
export type StoredBooking = Booking & Partial<Pick<OwnerBooking, 'ownerNote' | 'sequence' | 'intakeAnswers'>>;

/** The account that may sign in to a fake backend. */
export const fakeOwner = { email: 'owner@example.com', password: 'coach-owner-local', name: 'Lena Ashford' };

/** The code that every authenticator of a fake backend accepts. */
export const fakeCode = '246810';

type FakeRestore = Omit<RestoreReadiness, 'schema_version'> & { lines: string };

/** A site with a few samples, used by a signed-out owner. */
const aBackend = () => ({
  bookings: someBookings() as StoredBooking[],
  blockedTimes: [] as BlockedTime[],
  /** Bookings that the owner changed in her calendar. */
  differences: [] as CalendarDifference[],
  rules: usualRules,
  inbox: someMessages(),
  posts: somePosts() as StoredPost[],
  /** The results of every full-text search. */
  mentions: [] as PostMention[],
  services: builtInServices.map((service, index) => aService({ ...service, position: index + 1 })),
  testimonials: [
    aTestimonial(),
    aTestimonial({ name: 'Tomas Lindqvist', title: 'Founder', company: '' }),
  ] as StoredTestimonial[],
  /** Newsletter subscribers. */
  readers: someSubscribers(),
  /** The outcomes of an import by address; it adds unknown ones. */
  importOutcomes: {} as Record<string, ImportOutcome>,
  /** The ids of the subscribers that each import added. */
  imports: {} as Record<string, string[]>,
  campaigns: [] as FakeCampaign[],
  history: [] as HistoryEntry[],
  people: [] as FakePerson[],
  /** Emails of bookings and campaigns. */
  mails: [] as FakeMail[],
  /** Emails from the owner to people. */
  personalMails: [] as (PersonalMail & MessageAnswer)[],
  /** "Book again" links by their tokens. */
  invitations: new Map<string, BookingInvitation>(),
  mailServer: 'working' as 'working' | 'not-configured',
  settings: {} as Partial<Settings>,
  /** Stored rows of private settings. */
  privateSettings: new Map([['email_notifications', '"true"']]),
  owner: fakeOwner,
  isSignedIn: false,
  /** Whether the last session ended because of its age or a long time without use. */
  hasTimedOut: false,
  /** Whether the session is verified by a code. */
  isProven: false,
  /** Ids of the owner's authenticators; signing in requires `fakeCode` if the setting is enabled. */
  authenticators: [] as string[],
  recoveryCodes: [] as string[],
  now: () => new Date(),
  /** How many rows are old enough to be erased, and the schedule's last run. */
  retention: {} as Partial<RetentionPreview>,
  /** Growth of the newsletter, in addition to the counts of `readers`. */
  overview: {} as Partial<SubscriberOverview>,
  /** Whether a file can be restored, and the rows uploaded so far. */
  restore: { readiness: 'used', unfinished: null, lines: '' } as FakeRestore,
});

/** The initial data of a fake backend, where it differs from a few samples; use `[]` for none. */
export type FakeSeed = Partial<ReturnType<typeof aBackend>>;

/** The data of a fake backend, which a visitor's and an owner's fake client can share. */
export type FakeBackend = Required<FakeSeed> & {
  /** Messages that visitors sent; `inbox` contains the stored ones. */
  messages: NewMessage[];
  subscribers: NewSubscriber[];
};

export const createFakeBackend = (seed: FakeSeed = {}): FakeBackend => ({
  ...aBackend(),
  ...seed,
  messages: [],
  subscribers: [],
});
