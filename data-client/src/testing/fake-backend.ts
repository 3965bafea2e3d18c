import type { Booking, NewMessage, NewSubscriber, Post, Settings, Testimonial } from 'data-client';
import type { BlockedTime, Message } from '../owner/index';
import type { OwnerPost, OwnerTestimonial } from '../owner/index';
import type { HistoryEntry, Subscriber } from '../owner/index';
import { aBooking, aPost, aTestimonial, nextId } from './builders';
import { usualRules } from './fake-slots';
import type { FakeHold, FakeRules } from './fake-slots';
import type { FakeMail } from './mail-builders';
import { someMessages } from './message-builders';
import { someSubscribers } from './newsletter-builders';
import type { FakeCampaign } from './newsletter-builders';

/** The account that may sign in to a fake backend. */
export type FakeOwner = { email: string; password: string; name: string };

/** A post as it is stored: published unless it says otherwise. */
export type StoredPost = Post & Partial<Pick<OwnerPost, 'isPublished' | 'publishedAt' | 'featuredImageAlt'>>;

/** A testimonial as it is stored: published unless it says otherwise. */
export type StoredTestimonial = Testimonial & Partial<Pick<OwnerTestimonial, 'isPublished' | 'revision'>>;

/** A booking as it is stored; without a note where none is told. */
export type StoredBooking = Booking & { ownerNote?: string };

/** What a fake backend starts with; whatever is left out gets a little of everything. Use `[]` for nothing. */
export type FakeSeed = {
  bookings?: StoredBooking[];
  blockedTimes?: BlockedTime[];
  /** The owner's hours and rules; those of a new site when left out. */
  rules?: FakeRules;
  inbox?: Message[];
  posts?: StoredPost[];
  testimonials?: StoredTestimonial[];
  /** Who subscribed to the newsletter. */
  readers?: Subscriber[];
  campaigns?: FakeCampaign[];
  history?: HistoryEntry[];
  /** What bookings and campaigns owe; nothing that failed when left out. */
  mails?: FakeMail[];
  mailServer?: 'working' | 'not-configured';
  settings?: Partial<Settings>;
  /** Rows of settings that only the owner reads, as they are stored. */
  privateSettings?: Map<string, string>;
  owner?: FakeOwner;
  /** Whether the owner's session is already there. */
  isSignedIn?: boolean;
  /** Whether this session has been proven by a code. */
  isProven?: boolean;
  /** Ids of the owner's authenticators; signing in asks for `fakeCode` where the setting demands one. */
  authenticators?: string[];
  /** With a clock, only the next two weeks can be booked, as in the database; without, any weekday will do. */
  now?: () => Date;
};

/** Everything in one place, so that a visitor's and an owner's fake client can look at the same data. */
export type FakeBackend = Required<Omit<FakeSeed, 'now'>> & {
  now: FakeSeed['now'];
  /** What visitors sent, as they sent it; `inbox` is what became of it. */
  messages: NewMessage[];
  subscribers: NewSubscriber[];
  /** The booking each request id led to. */
  answered: Map<string, Booking>;
  mailed: Set<string>;
  /** What each form holds. */
  holds: Map<string, FakeHold>;
};

export const fakeOwner: FakeOwner = { email: 'owner@example.com', password: 'coach-owner-local', name: 'Lena Ashford' };

/** The one code that every authenticator of a fake backend shows. */
export const fakeCode = '246810';

export function createFakeBackend(seed: FakeSeed = {}): FakeBackend {
  return {
    bookings: seed.bookings ?? someBookings(),
    blockedTimes: seed.blockedTimes ?? [],
    rules: seed.rules ?? usualRules,
    inbox: seed.inbox ?? someMessages(),
    posts: seed.posts ?? somePosts(),
    testimonials: seed.testimonials ?? [
      aTestimonial(),
      aTestimonial({ name: 'Tomas Lindqvist', title: 'Founder', company: '' }),
    ],
    readers: seed.readers ?? someSubscribers(),
    campaigns: seed.campaigns ?? [],
    history: seed.history ?? [],
    mails: seed.mails ?? [],
    mailServer: seed.mailServer ?? 'working',
    settings: seed.settings ?? {},
    privateSettings: seed.privateSettings ?? new Map([['email_notifications', '"true"']]),
    owner: seed.owner ?? fakeOwner,
    isSignedIn: seed.isSignedIn ?? false,
    isProven: seed.isProven ?? false,
    authenticators: seed.authenticators ?? [],
    now: seed.now,
    messages: [],
    subscribers: [],
    answered: new Map(),
    mailed: new Set(),
    holds: new Map(),
  };
}

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 14));

function someBookings(): Booking[] {
  return [
    aBooking({ createdAt: day(20) }),
    aBooking({
      firstName: 'Daniel',
      lastName: 'Reyes',
      email: 'daniel@harbor.example',
      company: '',
      date: '2026-11-24',
      time: '1:00 PM',
      status: 'confirmed',
      createdAt: day(19),
    }),
    aBooking({
      firstName: 'Priya',
      lastName: 'Raman',
      email: 'priya@fernhill.example',
      date: '2026-11-25',
      time: '10:00 AM',
      status: 'cancelled',
      createdAt: day(18),
    }),
    aBooking({
      firstName: 'Tomas',
      lastName: 'Lindqvist',
      email: 'tomas@lindqvist.example',
      date: '2026-11-10',
      time: '3:00 PM',
      status: 'completed',
      createdAt: day(3),
    }),
  ];
}

function somePosts(): Post[] {
  return [
    aPost({ isFeatured: true, createdAt: day(2) }),
    aPost({
      id: nextId(),
      title: 'Five Questions That Change the Room',
      slug: 'questions-that-change-the-room',
      category: 'coaching',
      createdAt: day(1),
    }),
    aPost({
      title: 'Change Happens on Tuesdays',
      slug: 'change-happens-on-tuesdays',
      category: 'transformation',
      createdAt: new Date('2026-10-20T14:00:00Z'),
    }),
    aPost({
      title: 'A Strategy Fits on One Page',
      slug: 'a-strategy-fits-on-one-page',
      category: 'business',
      isFeatured: true,
      createdAt: new Date('2026-10-06T14:00:00Z'),
    }),
  ];
}
