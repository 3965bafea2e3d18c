import type { Booking, Post } from 'data-client';
import { aBooking, aPost } from './builders';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 14));

/** A booking in each status. */
export function someBookings(): Booking[] {
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

/** Posts of several categories, newest first. */
export function somePosts(): Post[] {
  return [
    aPost({ isFeatured: true, createdAt: day(2) }),
    aPost({
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
