export { readStored, readStoredJson, writeStored } from './connection/browser-storage';
export { keepOverReload, takeKept } from './connection/kept-over-reload';
export { readDataConfig, readSiteConfig, type DataConfig } from './connection/config';
export { DataError, type DataErrorCode } from './connection/data-error';
export { takePreloaded } from './connection/preload';
export { DataProvider, useDataConfig, useVisitorClient } from './connection/data-provider';
export { createQueryClient } from './connection/query-client';
export { createBookingClient, createVisitorClient, type VisitorClient } from './connection/visitor-client';
export { fieldErrors, type FieldErrors } from './connection/validation';
export type { FallbackResult } from './connection/fallback';

export { bookingLimits, newBookingSchema, type NewBooking } from './bookings/booking';
export {
  useAvailability,
  useCancelLinkedBooking,
  useConfirmationMail,
  useCreateBooking,
  useHoldSlot,
  useLinkedBooking,
  useMoveLinkedBooking,
  useReleaseSlot,
  useTakenRanges,
} from './bookings/hooks';
export { bookingQueries } from './bookings/queries';
export type { Invitation } from './bookings/requests';
export type { SlotHold, TakenRangesParams } from './bookings/slot-requests';

export { messageLimits, newMessageSchema, type NewMessage } from './messages/message';
export { useSendMessage } from './messages/hooks';

export type { PassagePart, Post, PostFilter, PostMention, PostSummary } from './posts/post';
export { newestPostsLimit, newestPostsUrl, postUrl, wholePostsUrl } from './posts/requests';
export { countByCategory, useCountPostView, usePost, usePostCounts, usePostMentions, usePosts } from './posts/hooks';
export type { PostCounts } from './posts/hooks';
export { postQueries } from './posts/queries';
export { toPost, toSummary } from './posts/post-row';

export type { DetailedService } from './services/requests';
export { publicServicesUrl, serviceUrl, toDetailedService, wholeServicesUrl } from './services/requests';
export { useService, useServiceList, useServices } from './services/hooks';
export { serviceQueries, type RenderedService } from './services/queries';

export { publicDefaults, type PublicSettingKey, type Settings } from 'domain/settings/public-settings.generated';
export { SettingsPreview, useSettings, useWords } from './settings/settings-provider';
export { isCachedSettings, isSameSettings, ownSettings, settingsQueries } from './settings/queries';
export { parseSettings } from './settings/parse-settings';
export { privacyAddress } from './settings/privacy-address';
export { publicSettingsUrl, type OwnersSettings } from './settings/requests';

export { newSubscriberSchema, type NewSubscriber } from './subscribers/subscriber';
export { useConfirmSubscription, useSubscribe } from './subscribers/hooks';

export { useTestimonials } from './testimonials/hooks';

// For `data-client/owner`, which would otherwise bundle a second copy.
export { createKeepaliveClient } from './connection/database';
export type { CompositeRow, DatabaseClient, RowOf, TableName } from './connection/database';
export { toDataError, toNetworkError } from './connection/error-mapping';
export { dataOf, errorBodyOf, fetchWithTimeout, resultOf, urlOf } from './connection/request';
export { parseTimestamp } from './connection/timestamp';
export { toBooking, type Booking } from './bookings/booking-row';
export { toTestimonial, type Testimonial } from './testimonials/requests';
