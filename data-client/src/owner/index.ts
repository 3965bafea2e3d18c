export { createOwnerClient } from './lazy-owner-client';
export type { OwnerClient } from './owner-client';
export { onSessionExpired, OwnerClientProvider, useOwnerClient } from './owner-provider';

export * from './session/hooks';
export { codeMissing, isProbablySignedIn, type Credentials, type SessionUser } from './session/session';
export * from './retention/hooks';
export type { RetentionMonths, RetentionPreview } from './retention/requests';
export * from './password-reset/hooks';
export * from './two-factor/hooks';
export type { AuthenticatorKey } from './two-factor/requests';

export type { ListPage, ListRequest } from './list';
export { ownerKeys } from './keys';
export type { Removal } from './owner-hooks';
export { withDoubt } from './doubt';

export * from './bookings/hooks';
export { clientBookingProblems, isUnusualTime, type ClientBookingDraft } from './bookings/client-booking';
export { seriesConflicts, seriesLimits, type SeriesConflict } from './bookings/client-series';
export { cancelReasonMax, ownerNoteMax, type OwnerBooking } from './bookings/owner-booking';
export { bookingSorts, type BookingFilter } from './bookings/booking-filter';

export { freeTimes, type Calendar } from './availability/free-times';
export * from './availability/hooks';
export * from './availability/zones';
export { ruleLimits, type BookingRules, type StoredRules } from './availability/rules';

export * from './blocked-times/hooks';
export { blockedNoteMax } from './blocked-times/blocked-time';
export type { BlockedTime } from './blocked-times/requests';

export * from './calendars/hooks';
export { calendarNameMax } from './calendars/calendar';
export type { AccountCalendar, CalendarAccess, NewCalendar } from './calendars/requests';
export type { BusyTime, CalendarDifference, CalendarFeed, ConnectedCalendar } from './calendars/requests';
export type { NewCalendarFeed } from './calendars/requests';

export * from './mails/hooks';
export { undeliveredOrigins, type BookingMail, type BookingMailState, type UndeliveredMail } from './mails/mail';

export * from './invitations/hooks';
export { usualInvitationDays } from './invitations/invitation';
export type { BookingInvitation, NewInvitation } from './invitations/requests';
export * from './personal-mails/hooks';
export { personalMailLimits } from './personal-mails/personal-mail';
export type { MessageAnswer, PersonalMail } from './personal-mails/requests';

export * from './messages/hooks';
export { messageSorts, messageStatuses, type Message, type MessageStatus } from './messages/message';
export { useDashboardSearch, type DashboardSearch } from './dashboard-search/use-dashboard-search';
export { useNews } from './news/use-news';
export * from './overview/hooks';
export type { MessageFilter } from './messages/requests';

export * from './backups/hooks';
export type { RestoreReadiness, UnfinishedRestore } from './backups/requests';

export * from './images/hooks';
export { imageLimits, imageRefusals, imageTypeOf, type ImagePurpose } from './images/image';

export * from './posts/hooks';
export { draftProblems, postProblems, postSorts, postStates, slugOf } from './posts/post-draft';
export type { OwnerPost, OwnerPostSummary, PostDraft } from './posts/post-draft';
export { draftOf, emptyPost, isSameDraft } from './posts/post-rows';
export type { OwnerPostFilter } from './posts/requests';

export * from './testimonials/hooks';
export {
  emptyTestimonial,
  testimonialProblems,
  testimonialSorts,
  testimonialStates,
} from './testimonials/testimonial-draft';
export type { OwnerTestimonial, TestimonialDraft } from './testimonials/testimonial-draft';
export type { TestimonialFilter } from './testimonials/requests';

export * from './subscribers/hooks';
export type { SubscriberFilter } from './subscribers/requests';
export { importLimits, subscriberFilters, subscriberSorts } from './subscribers/subscriber';
export type {
  ImportEntry,
  ImportOutcome,
  ImportUndo,
  Subscriber,
  SubscriberOverview,
  SubscriberStatus,
} from './subscribers/subscriber';

export { campaignLimits } from './campaigns/campaign';
export type { Campaign, CampaignProblem, CampaignReport, CampaignState } from './campaigns/campaign';
export * from './campaigns/hooks';

export * from './history/hooks';
export { historyAreas, type HistoryArea } from './history/history-areas';
export type { HistoryEntry, HistoryFilter } from './history/requests';

export * from './settings/hooks';
export { defaultValues, type SettingChange, type SettingValues } from './settings/owner-settings';

export * from './services/hooks';
export { meetingProblems, normalizedMeeting } from './meeting';
export { emptyService, serviceProblems, type OwnerService, type ServiceDraft } from './services/service-draft';
export { UnsavedService } from './services/unsaved-service';

export * from './people/hooks';
export { personRecordKinds, type PersonRecordKind, type PersonRecords, type StoredRow } from './people/records';
export { peoplePageSize, personLimits, timelinePageSize } from './people/person';
export type {
  Cursor,
  JoinSuggestion,
  ListedPerson,
  Person,
  PersonAddress,
  PersonTag,
  SubscriptionState,
  TimelineEntry,
} from './people/person';
export type { PeopleFilter, PeopleOverview } from './people/requests';
