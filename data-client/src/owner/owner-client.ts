import type { DataConfig } from 'data-client';
import { createAvailabilityRequests } from './availability/requests';
import { createBlockedTimeRequests } from './blocked-times/requests';
import { createCalendarRequests } from './calendars/requests';
import { createOwnerBookingRequests } from './bookings/requests';
import { createOwnerMailRequests } from './mails/requests';
import { createOwnerMessageRequests } from './messages/requests';
import { createArrivalRequests } from './news/arrivals';
import { createOwnerCampaignRequests } from './campaigns/requests';
import { createOwnerHistoryRequests } from './history/requests';
import { createInvitationRequests } from './invitations/requests';
import { createOwnerPeopleRequests, createPersonNoteRequests } from './people/requests';
import { createPersonalMailRequests } from './personal-mails/requests';
import { connect, createSupabase } from './connection';
import { createPasswordResetRequests } from './password-reset/requests';
import { createRetentionRequests } from './retention/requests';
import { createBackupRequests } from './backups/requests';
import { createOwnerImageRequests } from './images/requests';
import { createOwnerPostRequests } from './posts/requests';
import { createSessionRequests } from './session/requests';
import { createOwnerSettingsRequests } from './settings/requests';
import { createOwnerServiceRequests } from './services/requests';
import { createOwnerTestimonialRequests } from './testimonials/requests';
import { createOwnerSubscriberRequests } from './subscribers/requests';
import { createTwoFactorRequests } from './two-factor/requests';

/** Creates the owner's client, which signs in with Supabase Auth and keeps the session in this browser. */
export function createOwnerClient(config: DataConfig) {
  const connection = connect(config);
  const { supabase } = connection;
  const openGuest = () => createSupabase(config, { isKept: false }).auth;
  return {
    session: createSessionRequests(connection, openGuest),
    passwordReset: createPasswordResetRequests(openGuest),
    twoFactor: createTwoFactorRequests(supabase),
    bookings: createOwnerBookingRequests(connection),
    availability: createAvailabilityRequests(connection),
    blockedTimes: createBlockedTimeRequests(connection),
    calendars: createCalendarRequests(config.url, connection),
    messages: createOwnerMessageRequests(connection),
    mails: createOwnerMailRequests(connection),
    arrivals: createArrivalRequests(config, supabase),
    images: createOwnerImageRequests(config, supabase),
    backups: createBackupRequests(config, supabase),
    retention: createRetentionRequests(connection),
    posts: createOwnerPostRequests(connection),
    services: createOwnerServiceRequests(connection),
    testimonials: createOwnerTestimonialRequests(connection),
    settings: createOwnerSettingsRequests(connection),
    subscribers: createOwnerSubscriberRequests(connection),
    campaigns: createOwnerCampaignRequests(connection),
    history: createOwnerHistoryRequests(connection),
    people: createOwnerPeopleRequests(connection),
    personNotes: createPersonNoteRequests(connection),
    personalMails: createPersonalMailRequests(connection),
    invitations: createInvitationRequests(connection),
  };
}

/** All requests that the owner can send. Promises reject with a DataError only. */
export type OwnerClient = ReturnType<typeof createOwnerClient> & {
  /** Loads code that the first request needs, where the client is loaded lazily. */
  preload?(): void;
};
