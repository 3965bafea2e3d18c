import { usualAvailability, type Availability } from 'domain/availability';
import { builtInServices } from 'domain/built-in-services.generated';
import type { Booking, NewMessage, NewSubscriber, Post, PostMention, Settings, Testimonial } from 'data-client';
import type {
  BlockedTime,
  BookingInvitation,
  CalendarDifference,
  Message,
  MessageAnswer,
  OwnerBooking,
  PersonalMail,
} from '../owner/index';
import type { OwnerPost, OwnerService, OwnerTestimonial } from '../owner/index';
import type {
  HistoryEntry,
  ImportOutcome,
  RestoreReadiness,
  RetentionPreview,
  Subscriber,
  SubscriberOverview,
} from '../owner/index';
import { aService, aTestimonial } from './builders';
import type { FakeMail } from './mail-builders';
import { someMessages } from './message-builders';
import { someSubscribers, type FakeCampaign } from './newsletter-builders';
import type { FakePerson } from './person-builders';
import { someBookings, somePosts } from './samples';

/** The owner's hours and rules. A fake returns hours and notice to visitors and applies neither. */
export type FakeRules = Availability & { bufferMinutes: number; dailyCap: number | null };

/** The rules of a new site. */
export const usualRules: FakeRules = { ...usualAvailability, bufferMinutes: 0, dailyCap: null };

/** The account that may sign in to a fake backend. */
export type FakeOwner = { email: string; password: string; name: string };

/** A stored post, published by default. */
export type StoredPost = Post & Partial<Pick<OwnerPost, 'isPublished' | 'publishedAt' | 'featuredImageAlt'>>;

/** A stored testimonial, published by default. */
export type StoredTestimonial = Testimonial &
  Partial<Pick<OwnerTestimonial, 'hasPictureConsent' | 'isPublished' | 'revision'>>;

/** A stored booking, without a note and unchanged by default. */
export type StoredBooking = Booking & Partial<Pick<OwnerBooking, 'ownerNote' | 'sequence' | 'intakeAnswers'>>;

/** The initial data of a fake backend. Entities default to a few samples; use `[]` for none. */
export type FakeSeed = {
  bookings?: StoredBooking[];
  blockedTimes?: BlockedTime[];
  /** Bookings that the owner changed in her calendar; by default none. */
  differences?: CalendarDifference[];
  /** The owner's hours and rules; by default those of a new site. */
  rules?: FakeRules;
  inbox?: Message[];
  posts?: StoredPost[];
  /** The results of every full-text search; by default none. */
  mentions?: PostMention[];
  /** By default those of a new site. */
  services?: OwnerService[];
  testimonials?: StoredTestimonial[];
  /** Newsletter subscribers. */
  readers?: Subscriber[];
  /** The outcomes of an import by address; by default it adds unknown ones. */
  importOutcomes?: Record<string, ImportOutcome>;
  campaigns?: FakeCampaign[];
  history?: HistoryEntry[];
  /** By default none. */
  people?: FakePerson[];
  /** Emails of bookings and campaigns; by default none has failed. */
  mails?: FakeMail[];
  /** Emails from the owner to people; by default none. */
  personalMails?: (PersonalMail & MessageAnswer)[];
  /** "Book again" links by their tokens. */
  invitations?: Map<string, BookingInvitation>;
  mailServer?: 'working' | 'not-configured';
  settings?: Partial<Settings>;
  /** Stored rows of private settings. */
  privateSettings?: Map<string, string>;
  owner?: FakeOwner;
  /** Whether the owner is signed in. */
  isSignedIn?: boolean;
  /** Whether the last session ended because of its age or a long time without use. */
  hasTimedOut?: boolean;
  /** Whether the session is verified by a code. */
  isProven?: boolean;
  /** Ids of the owner's authenticators; signing in requires `fakeCode` if the setting is enabled. */
  authenticators?: string[];
  recoveryCodes?: string[];
  /** The backend's clock; by default the real time. */
  now?: () => Date;
  /** How many rows are old enough to be erased, and the schedule's last run; by default none and never. */
  retention?: Partial<RetentionPreview>;
  /** Growth of the newsletter, in addition to the counts of `readers`; by default none. */
  overview?: Partial<SubscriberOverview>;
  /** Whether a file can be restored, and the rows uploaded so far; by default the project is in use. */
  restore?: FakeRestore;
};

type FakeRestore = Omit<RestoreReadiness, 'schema_version'> & { lines: string };

/** The data of a fake backend, which a visitor's and an owner's fake client can share. */
export type FakeBackend = Required<FakeSeed> & {
  /** Messages that visitors sent; `inbox` contains the stored ones. */
  messages: NewMessage[];
  subscribers: NewSubscriber[];
};

export const fakeOwner: FakeOwner = { email: 'owner@example.com', password: 'coach-owner-local', name: 'Lena Ashford' };

/** The code that every authenticator of a fake backend accepts. */
export const fakeCode = '246810';

export function createFakeBackend(seed: FakeSeed = {}): FakeBackend {
  return {
    bookings: seed.bookings ?? someBookings(),
    blockedTimes: seed.blockedTimes ?? [],
    differences: seed.differences ?? [],
    rules: seed.rules ?? usualRules,
    inbox: seed.inbox ?? someMessages(),
    posts: seed.posts ?? somePosts(),
    mentions: seed.mentions ?? [],
    services: seed.services ?? builtInServices.map((service, index) => aService({ ...service, position: index + 1 })),
    testimonials: seed.testimonials ?? [
      aTestimonial(),
      aTestimonial({ name: 'Tomas Lindqvist', title: 'Founder', company: '' }),
    ],
    readers: seed.readers ?? someSubscribers(),
    importOutcomes: seed.importOutcomes ?? {},
    campaigns: seed.campaigns ?? [],
    restore: seed.restore ?? { readiness: 'used', unfinished: null, lines: '' },
    history: seed.history ?? [],
    people: seed.people ?? [],
    mails: seed.mails ?? [],
    personalMails: seed.personalMails ?? [],
    invitations: seed.invitations ?? new Map(),
    mailServer: seed.mailServer ?? 'working',
    settings: seed.settings ?? {},
    privateSettings: seed.privateSettings ?? new Map([['email_notifications', '"true"']]),
    owner: seed.owner ?? fakeOwner,
    isSignedIn: seed.isSignedIn ?? false,
    hasTimedOut: seed.hasTimedOut ?? false,
    isProven: seed.isProven ?? false,
    authenticators: seed.authenticators ?? [],
    recoveryCodes: seed.recoveryCodes ?? [],
    overview: seed.overview ?? {},
    retention: seed.retention ?? {},
    now: seed.now ?? (() => new Date()),
    messages: [],
    subscribers: [],
  };
}
