import { defaultZones } from 'domain/coach-zones';
import { serviceCatalogue } from 'domain/service-catalogue.generated';
import { slotStart } from 'domain/slots';
import type { OwnerService } from '../owner/index';
import type { Booking, NewBooking, NewMessage, Post, Testimonial } from 'data-client';

let counted = 0;

/** The name of a built-in service. */
export const builtInName = (id: string) => serviceCatalogue.find((service) => service.id === id)?.name ?? id;

/** Returns a UUID that is unique within a run and the same in each run. */
export const nextId = () => `00000000-0000-4000-8000-${String(++counted).padStart(12, '0')}`;

const hourMs = 3_600_000;

/** A pending hour of leadership coaching on Monday, November 23, 2026, at 9:00 in New York. */
export function aBooking(over: Partial<Booking> = {}): Booking {
  const date = over.date ?? '2026-11-23';
  const time = over.time ?? '9:00 AM';
  const startsAt = over.startsAt ?? slotStart(date, time, defaultZones);
  const serviceType = over.serviceType ?? 'leadership';
  return {
    id: nextId(),
    serviceType,
    serviceName: builtInName(serviceType),
    date,
    time,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    firstName: 'Maren',
    lastName: 'Okafor',
    email: 'maren@northwind.example',
    phone: '+1 (503) 555-0110',
    company: 'Northwind Logistics',
    message: 'We are merging two teams and I would like to talk it through.',
    timezone: 'EST',
    status: 'pending',
    createdAt: new Date('2026-11-20T15:30:00Z'),
    updatedAt: new Date('2026-11-20T15:30:00Z'),
    visitorTimeZone: '',
    language: 'en',
    meeting: { kind: 'email', place: '' },
    cutoffs: { moveHours: 0, cancelHours: 0 },
    ...over,
  };
}

/** A complete booking form with a new request id. */
export function aNewBooking(over: Partial<NewBooking> = {}): NewBooking {
  return {
    serviceType: 'leadership',
    date: '2026-11-23',
    time: '9:00 AM',
    firstName: 'Maren',
    lastName: 'Okafor',
    email: 'maren@northwind.example',
    phone: '',
    company: '',
    message: '',
    website: '',
    requestId: nextId(),
    timeZone: '',
    language: 'en',
    ...over,
  };
}

export function aNewMessage(over: Partial<NewMessage> = {}): NewMessage {
  return {
    name: 'Daniel Reyes',
    email: 'daniel@harbor.example',
    company: 'Harbor & Pine',
    service: 'keynote',
    message: 'Would you speak at our spring gathering? We are about 200 people.',
    website: '',
    ...over,
  };
}

export function aPost(over: Partial<Post> = {}): Post {
  const id = over.id ?? nextId();
  return {
    id,
    title: 'The Meeting After the Meeting',
    slug: `the-meeting-after-the-meeting-${Number(id.slice(-12))}`,
    excerpt: 'What is said in the corridor is what could not be said in the room. It is worth asking why.',
    category: 'leadership',
    author: 'Lena Ashford',
    featuredImage: '/images/posts/the-meeting-after-the-meeting.svg',
    isFeatured: false,
    readTime: '5 min read',
    views: 120,
    createdAt: new Date('2026-11-02T14:00:00Z'),
    updatedAt: new Date('2026-11-02T14:00:00Z'),
    content: 'Every team has **two meetings**.\n\n## The second one\n\nIt starts at the door.',
    ...over,
  };
}

export function aService(over: Partial<OwnerService> = {}): OwnerService {
  return {
    id: 'leadership',
    name: 'Leadership Coaching',
    subtitle: 'One-to-one work for people who lead people',
    description: 'You were promoted because you were good at the work. Leading takes something else.',
    details: '## Who it’s for\n\n- Leaders in the first two years of a larger role',
    invitation: 'Bring one situation you keep turning over in your mind.',
    pictureUrl: '',
    isOnPage: true,
    isBookable: true,
    bookingMinutes: 60,
    priceLabel: 'Complimentary Discovery Call',
    bookingDescription: 'For leaders who want to be clear under pressure.',
    bufferMinutes: null,
    meetingKind: 'email',
    meetingPlace: '',
    questions: [],
    position: 1,
    archivedAt: null,
    revision: '1',
    ...over,
  };
}

export function aTestimonial(over: Partial<Testimonial> = {}): Testimonial {
  return {
    id: nextId(),
    name: 'Priya Raman',
    title: 'Chief Operating Officer',
    company: 'Fernhill Health',
    content: 'Lena asked one question that we had avoided for a year. Everything after it was easier.',
    rating: 5,
    imageUrl: '',
    isFeatured: false,
    createdAt: new Date('2026-10-12T09:00:00Z'),
    ...over,
  };
}
