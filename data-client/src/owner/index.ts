export { createOwnerClient } from './lazy-owner-client';
export type { OwnerClient } from './owner-client';
export { OwnerClientProvider, useOwnerClient } from './owner-provider';
export type { OwnerClientProviderProps } from './owner-provider';

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
export { codeMissing, isProbablySignedIn } from './session/session';
export type { Credentials, SessionUser } from './session/session';
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
  useAgenda,
  useBookForClient,
  useBookSeries,
  useBooking,
  useBookingRemoval,
  useBookings,
  useBookingsBetween,
  useCancelSeries,
  useConfirmedBookings,
  useMoveBooking,
  useRelocateBooking,
  useNoShows,
  useSeries,
  useSetBookingNote,
  useSetBookingStatus,
} from './bookings/hooks';
export type { Agenda, BookingNoteChange, BookingStatusChange } from './bookings/hooks';
export { clientBookingProblems, isUnusualTime } from './bookings/client-booking';
export type { ClientBookingDraft } from './bookings/client-booking';
export { seriesConflicts, seriesLimits } from './bookings/client-series';
export type { SeriesConflict } from './bookings/client-series';
export { cancelReasonMax, ownerNoteMax } from './bookings/owner-booking';
export type { OwnerBooking } from './bookings/owner-booking';
export { ownerBookingQueries } from './bookings/queries';
export { bookingSorts } from './bookings/booking-filter';
export type { BookingFilter } from './bookings/booking-filter';
export type { BookingPage, TimeSpan } from './bookings/requests';

export { freeTimes } from './availability/free-times';
export type { Calendar } from './availability/free-times';
export { useBookingRules, useSaveBookingRules, useStoredZones, useZonesPreload } from './availability/hooks';
export { ruleLimits } from './availability/rules';
export type { BookingRules, StoredRules } from './availability/rules';

export { useBlockedTimes, useBlockTime, useFreeTime } from './blocked-times/hooks';
export { blockedNoteMax } from './blocked-times/requests';
export type { BlockedTime, NewBlockedTime } from './blocked-times/requests';

export { useBookingMails, useDismissMail, useRetryMail, useUndeliveredMails } from './mails/hooks';
export type { BookingMail, BookingMailState, UndeliveredMail } from './mails/mail';
export { undeliveredOrigins } from './mails/requests';

export { useMessage, useMessageRemoval, useMessages, useSetMessageStatus } from './messages/hooks';
export type { MessageStatusChange } from './messages/hooks';
export { messageStatuses } from './messages/message';
export type { Message, MessageStatus } from './messages/message';
export { useDashboardSearch } from './dashboard-search/use-dashboard-search';
export type { DashboardSearch } from './dashboard-search/use-dashboard-search';
export { useNews } from './news/use-news';
export { useOverview } from './overview/hooks';
export type { BookingOverview, MessageOverview } from './overview/hooks';
export { ownerMessageQueries } from './messages/queries';
export { messageSorts } from './messages/requests';
export type { MessageFilter, MessagePage } from './messages/requests';

export { useUploadImage } from './images/hooks';
export { imageLimits, imageRefusals, imageTypeOf } from './images/image';
export type { ImagePurpose } from './images/image';
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
export { postSorts, postStates } from './posts/requests';
export type { OwnerPostFilter } from './posts/requests';

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
export { subscriberSorts } from './subscribers/requests';
export type { SubscriberFilter } from './subscribers/requests';
export { subscriberFilters, subscriberStatuses } from './subscribers/subscriber';
export type { Subscriber, SubscriberOverview, SubscriberStatus } from './subscribers/subscriber';

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

export { useHistory } from './history/hooks';
export { historyAreas } from './history/requests';
export type { HistoryArea, HistoryEntry, HistoryFilter } from './history/requests';

export { useOwnerSettings, useSaveSettings, useSettingsSeeding } from './settings/hooks';
export { defaultValues } from './settings/owner-settings';
export type { OwnerSettings, SettingChange, SettingValues } from './settings/owner-settings';

export {
  useChangeService,
  useCreateService,
  useOwnerServices,
  useReorderServices,
  useSaveService,
} from './services/hooks';
export { meetingProblems } from './meeting';
export { emptyService, serviceProblems } from './services/service-draft';
export type { OwnerService, ServiceDraft } from './services/service-draft';
