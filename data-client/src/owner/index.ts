export { createOwnerClient } from './lazy-owner-client';
export type { OwnerClient } from './owner-client';
export { OwnerClientProvider, useOwnerClient, type OwnerClientProviderProps } from './owner-provider';

export type { PasswordChange } from './session/change-password';
export {
  useChangePassword,
  useEnterCode,
  useEnterRecoveryCode,
  useSession,
  useSignIn,
  useSignOut,
} from './session/hooks';
export type { SessionResult } from './session/hooks';
export { sessionQueries } from './session/queries';
export { codeMissing, isProbablySignedIn, type Credentials, type SessionUser } from './session/session';
export { useAskForPassword, useSetForgottenPassword } from './recovery/hooks';
export type { NewPassword } from './recovery/requests';
export {
  useAuthenticatorChange,
  useAuthenticators,
  useNewAuthenticator,
  useRecoveryCodeCount,
} from './two-factor/hooks';
export type { Authenticator, AuthenticatorKey } from './two-factor/requests';

export type { ListPage, ListRequest } from './list';
export type { Removal } from './use-reread';

export {
  useBookForClient,
  useBookSeries,
  useBooking,
  useBookingRemoval,
  useBookings,
  useBookingsBetween,
  useCancelSeries,
  useMoveBooking,
  useRelocateBooking,
  useNoShows,
  useReadBookings,
  useSeries,
  useSessionsAround,
  useSetBookingNote,
  useSetBookingStatus,
} from './bookings/hooks';
export type { BookingNoteChange, BookingStatusChange, SessionsAround } from './bookings/hooks';
export { clientBookingProblems, isUnusualTime, type ClientBookingDraft } from './bookings/client-booking';
export { seriesConflicts, seriesLimits, type SeriesConflict } from './bookings/client-series';
export { cancelReasonMax, ownerNoteMax, type OwnerBooking } from './bookings/owner-booking';
export { ownerBookingQueries } from './bookings/queries';
export { bookingSorts, type BookingFilter } from './bookings/booking-filter';
export type { BookingPage, TimeSpan } from './bookings/requests';

export { freeTimes, type Calendar } from './availability/free-times';
export { useBookingRules, useSaveBookingRules, useStoredZones, useZonesPreload } from './availability/hooks';
export { ruleLimits, type BookingRules, type StoredRules } from './availability/rules';

export { useBlockedTimes, useBlockTime, useFreeTime } from './blocked-times/hooks';
export { blockedNoteMax, type BlockedTime, type NewBlockedTime } from './blocked-times/requests';

export {
  useAddCalendarFeed,
  useBusyTimes,
  useCalendarDifferences,
  useCalendarFeeds,
  useCalendars,
  useConnectCalendar,
  useFindCalendars,
  useReadCalendar,
  useRemoveCalendar,
  useRenameCalendar,
  useRevokeCalendarFeed,
  useWriteBookingAgain,
  useWritingBookings,
} from './calendars/hooks';
export { calendarNameMax, type AccountCalendar, type CalendarAccess, type NewCalendar } from './calendars/requests';
export type { BusyTime, CalendarDifference, CalendarFeed, ConnectedCalendar } from './calendars/requests';

export { useBookingMails, useDismissMail, useRetryMail, useUndeliveredMails } from './mails/hooks';
export type { BookingMail, BookingMailState, UndeliveredMail } from './mails/mail';
export { undeliveredOrigins } from './mails/requests';

export { useMessageAnswers, useSendPersonalMail } from './personal-mails/hooks';
export { personalMailLimits, type MessageAnswer, type PersonalMail } from './personal-mails/requests';

export { useMessage, useMessageRemoval, useMessages, useSetMessageStatus } from './messages/hooks';
export type { MessageStatusChange } from './messages/hooks';
export { messageStatuses, type Message, type MessageStatus } from './messages/message';
export { useDashboardSearch, type DashboardSearch } from './dashboard-search/use-dashboard-search';
export { useNews } from './news/use-news';
export { useOverview, type BookingOverview, type MessageOverview } from './overview/hooks';
export { ownerMessageQueries } from './messages/queries';
export { messageSorts, type MessageFilter, type MessagePage } from './messages/requests';

export { useUploadImage } from './images/hooks';
export { imageLimits, imageRefusals, imageTypeOf, type ImagePurpose } from './images/image';
export type { ImageUpload } from './images/requests';

export {
  useCreatePost,
  useIsSlugFree,
  useOwnerPost,
  useOwnerPosts,
  usePostRemoval,
  useSavePost,
  useSetPostFeatured,
  useSetPostPublished,
} from './posts/hooks';
export { draftProblems, postProblems, slugOf } from './posts/post-draft';
export type { OwnerPost, OwnerPostSummary, PostDraft } from './posts/post-draft';
export { draftOf, emptyPost, isSameDraft } from './posts/post-rows';
export { ownerPostQueries } from './posts/queries';
export { postSorts, postStates, type OwnerPostFilter } from './posts/requests';

export {
  useAverageRating,
  useChangeTestimonial,
  useCreateTestimonial,
  useOwnerTestimonial,
  useOwnerTestimonials,
  useSaveTestimonial,
  useTestimonialRemoval,
} from './testimonials/hooks';
export { emptyTestimonial, testimonialProblems } from './testimonials/testimonial-draft';
export type { OwnerTestimonial, TestimonialDraft } from './testimonials/testimonial-draft';
export { testimonialSorts, testimonialStates } from './testimonials/requests';
export type { TestimonialChange, TestimonialFilter } from './testimonials/requests';

export {
  useSetSubscriberStatus,
  useSubscriberOverview,
  useSubscriberRemoval,
  useSubscribers,
} from './subscribers/hooks';
export { ownerSubscriberQueries } from './subscribers/queries';
export { subscriberSorts, type SubscriberFilter } from './subscribers/requests';
export { importLimits, subscriberFilters, subscriberStatuses } from './subscribers/subscriber';
export type {
  ImportEntry,
  ImportOutcome,
  Subscriber,
  SubscriberOverview,
  SubscriberStatus,
} from './subscribers/subscriber';

export { campaignLimits } from './campaigns/campaign';
export type { Campaign, CampaignProblem, CampaignReport, CampaignState } from './campaigns/campaign';
export {
  useCampaign,
  useCampaignProblems,
  useCampaignRemoval,
  useCampaignReport,
  useCampaignReports,
  useCampaignSending,
  usePauseCampaign,
  useResumeCampaign,
  useRetryCampaign,
  useSaveCampaign,
  useSendTestMail,
  useStartCampaign,
} from './campaigns/hooks';

export { useHistory, useRestoreDeleted } from './history/hooks';
export { historyAreas, type HistoryArea, type HistoryEntry, type HistoryFilter } from './history/requests';

export { useOwnerSettings, useSaveSettings, useSettingsSeeding } from './settings/hooks';
export { defaultValues, type OwnerSettings, type SettingChange, type SettingValues } from './settings/owner-settings';

export {
  useChangeService,
  useCreateService,
  useOwnerServices,
  useReorderServices,
  useSaveService,
} from './services/hooks';
export { meetingProblems, normalizedMeeting } from './meeting';
export { emptyService, serviceProblems, type OwnerService, type ServiceDraft } from './services/service-draft';
export { UnsavedService } from './services/unsaved-service';

export {
  useAddTag,
  useDismissJoin,
  useErasePerson,
  useJoinPeople,
  useNoteRemoval,
  usePeople,
  usePeopleOverview,
  usePerson,
  usePersonRecords,
  useReadPeople,
  useReadPersonRecords,
  useRemoveTags,
  useSaveNote,
  useSeparatePerson,
  useTimeline,
} from './people/hooks';
export { personRecordKinds, type PersonRecordKind, type PersonRecords, type StoredRow } from './people/records';
export { personLimits } from './people/person';
export type {
  Cursor,
  JoinSuggestion,
  ListedPerson,
  Person,
  PersonAddress,
  PersonTag,
  SubscriptionState,
  TimelineDetails,
  TimelineEntry,
  TimelineKind,
} from './people/person';
export { peoplePageSize, timelinePageSize, type PeopleFilter, type PeopleOverview } from './people/requests';
