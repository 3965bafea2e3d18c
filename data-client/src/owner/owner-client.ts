import type { DataConfig } from 'data-client';
import { createAvailabilityRequests, type AvailabilityRequests } from './availability/requests';
import { createBlockedTimeRequests, type BlockedTimeRequests } from './blocked-times/requests';
import { createCalendarRequests, type CalendarRequests } from './calendars/requests';
import { createOwnerBookingRequests, type OwnerBookingRequests } from './bookings/requests';
import { createOwnerMailRequests, type OwnerMailRequests } from './mails/requests';
import { createOwnerMessageRequests, type OwnerMessageRequests } from './messages/requests';
import { createArrivalRequests, type ArrivalRequests } from './news/arrivals';
import { createOwnerCampaignRequests, type OwnerCampaignRequests } from './campaigns/requests';
import { createOwnerHistoryRequests, type OwnerHistoryRequests } from './history/requests';
import { createInvitationRequests, type InvitationRequests } from './invitations/requests';
import { createOwnerPeopleRequests, createPersonNoteRequests } from './people/requests';
import type { OwnerPeopleRequests, PersonNoteRequests } from './people/requests';
import { createPersonalMailRequests, type PersonalMailRequests } from './personal-mails/requests';
import { connect, createSupabase } from './connection';
import { createPasswordResetRequests, type PasswordResetRequests } from './password-reset/requests';
import { createRetentionRequests, type RetentionRequests } from './retention/requests';
import { createBackupRequests, type BackupRequests } from './backups/requests';
import { createOwnerImageRequests, type OwnerImageRequests } from './images/requests';
import { createOwnerPostRequests, type OwnerPostRequests } from './posts/requests';
import { createSessionRequests, type SessionRequests } from './session/requests';
import { createOwnerSettingsRequests, type OwnerSettingsRequests } from './settings/requests';
import { createOwnerServiceRequests, type OwnerServiceRequests } from './services/requests';
import { createOwnerTestimonialRequests, type OwnerTestimonialRequests } from './testimonials/requests';
import { createOwnerSubscriberRequests, type OwnerSubscriberRequests } from './subscribers/requests';
import { createTwoFactorRequests, type TwoFactorRequests } from './two-factor/requests';

/** All requests that the owner can send. Promises reject with a DataError only. */
export type OwnerClient = {
  /** Loads code that the first request needs, where the client is loaded lazily. */
  preload?(): void;
  session: SessionRequests;
  passwordReset: PasswordResetRequests;
  twoFactor: TwoFactorRequests;
  bookings: OwnerBookingRequests;
  availability: AvailabilityRequests;
  blockedTimes: BlockedTimeRequests;
  calendars: CalendarRequests;
  messages: OwnerMessageRequests;
  mails: OwnerMailRequests;
  arrivals: ArrivalRequests;
  images: OwnerImageRequests;
  backups: BackupRequests;
  retention: RetentionRequests;
  posts: OwnerPostRequests;
  services: OwnerServiceRequests;
  testimonials: OwnerTestimonialRequests;
  settings: OwnerSettingsRequests;
  subscribers: OwnerSubscriberRequests;
  campaigns: OwnerCampaignRequests;
  history: OwnerHistoryRequests;
  people: OwnerPeopleRequests;
  personNotes: PersonNoteRequests;
  personalMails: PersonalMailRequests;
  invitations: InvitationRequests;
};

/** Creates the owner's client, which signs in with Supabase Auth and keeps the session in this browser. */
export function createOwnerClient(config: DataConfig): OwnerClient {
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
