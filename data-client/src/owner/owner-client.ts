import type { DataConfig } from 'data-client';
import { createAvailabilityRequests } from './availability/requests';
import type { AvailabilityRequests } from './availability/requests';
import { createBlockedTimeRequests } from './blocked-times/requests';
import type { BlockedTimeRequests } from './blocked-times/requests';
import { createOwnerBookingRequests } from './bookings/requests';
import type { OwnerBookingRequests } from './bookings/requests';
import { createOwnerMailRequests } from './mails/requests';
import type { OwnerMailRequests } from './mails/requests';
import { createOwnerMessageRequests } from './messages/requests';
import type { OwnerMessageRequests } from './messages/requests';
import { createArrivalRequests } from './news/arrivals';
import type { ArrivalRequests } from './news/arrivals';
import { createOwnerCampaignRequests } from './campaigns/requests';
import type { OwnerCampaignRequests } from './campaigns/requests';
import { createOwnerHistoryRequests } from './history/requests';
import type { OwnerHistoryRequests } from './history/requests';
import { createCountRequests } from './overview/requests';
import type { CountRequests } from './overview/requests';
import { createOwnerGateway } from './owner-gateway';
import { createRecoveryRequests } from './recovery/requests';
import type { RecoveryRequests } from './recovery/requests';
import { createAuth, sessionOf, tokenOf, toSessionError } from './session/auth';
import { createOwnerImageRequests } from './images/requests';
import type { OwnerImageRequests } from './images/requests';
import { createOwnerPostRequests } from './posts/requests';
import type { OwnerPostRequests } from './posts/requests';
import { createSessionRequests } from './session/requests';
import type { SessionRequests } from './session/requests';
import { createOwnerSettingsRequests } from './settings/requests';
import type { OwnerSettingsRequests } from './settings/requests';
import { createOwnerTestimonialRequests } from './testimonials/requests';
import type { OwnerTestimonialRequests } from './testimonials/requests';
import { createOwnerSubscriberRequests } from './subscribers/requests';
import type { OwnerSubscriberRequests } from './subscribers/requests';
import { enterCode } from './two-factor/enter-code';
import { createTwoFactorRequests } from './two-factor/requests';
import type { TwoFactorRequests } from './two-factor/requests';

/** Everything the owner may ask of the backend. Every promise rejects with a DataError, nothing else. */
export type OwnerClient = {
  session: SessionRequests;
  recovery: RecoveryRequests;
  twoFactor: TwoFactorRequests;
  bookings: OwnerBookingRequests;
  availability: AvailabilityRequests;
  blockedTimes: BlockedTimeRequests;
  messages: OwnerMessageRequests;
  mails: OwnerMailRequests;
  counts: CountRequests;
  arrivals: ArrivalRequests;
  images: OwnerImageRequests;
  posts: OwnerPostRequests;
  testimonials: OwnerTestimonialRequests;
  settings: OwnerSettingsRequests;
  subscribers: OwnerSubscriberRequests;
  campaigns: OwnerCampaignRequests;
  history: OwnerHistoryRequests;
};

/** The owner's connection: signs in with Supabase Auth, keeps the session in this browser, and sends it with each request. */
export function createOwnerClient(config: DataConfig): OwnerClient {
  const auth = createAuth(config);
  const gateway = createOwnerGateway(config, auth);
  const openGuest = () => createAuth(config, { isKept: false });
  const service = { openGuest, sessionOf, toSessionError, enterCode };
  return {
    session: createSessionRequests(auth, gateway, service),
    recovery: createRecoveryRequests(service),
    twoFactor: createTwoFactorRequests(auth),
    bookings: createOwnerBookingRequests(gateway),
    availability: createAvailabilityRequests(gateway),
    blockedTimes: createBlockedTimeRequests(gateway),
    messages: createOwnerMessageRequests(gateway),
    mails: createOwnerMailRequests(gateway),
    counts: createCountRequests(gateway),
    arrivals: createArrivalRequests(config, tokenOf(auth)),
    images: createOwnerImageRequests(config, tokenOf(auth)),
    posts: createOwnerPostRequests(gateway),
    testimonials: createOwnerTestimonialRequests(gateway),
    settings: createOwnerSettingsRequests(gateway),
    subscribers: createOwnerSubscriberRequests(gateway),
    campaigns: createOwnerCampaignRequests(gateway),
    history: createOwnerHistoryRequests(gateway),
  };
}
