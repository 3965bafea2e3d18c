export { readDataConfig } from './connection/config';
export type { DataConfig } from './connection/config';
export { DataError } from './connection/data-error';
export type { DataErrorCode } from './connection/data-error';
export { DataProvider, useDataConfig, useVisitorClient } from './connection/data-provider';
export type { DataProviderProps } from './connection/data-provider';
export { createQueryClient } from './connection/query-client';
export { createVisitorClient } from './connection/visitor-client';
export type { VisitorClient } from './connection/visitor-client';
export { fieldErrors } from './connection/validation';
export type { FieldErrors } from './connection/validation';
export type { StandInResult } from './connection/stand-in';

export { serviceCatalogue, serviceName } from './services/catalogue';
export type { BookingOffer, Service, ServiceId } from './services/catalogue';

export { bookableDates, bookingWindow, hoursOf, offeredTimes, usualAvailability } from './slots/availability';
export type { Availability, DayHours, Wish } from './slots/availability';
export {
  coachClock,
  coachInstant,
  coachMonthStart,
  coachTimeZone,
  isSlotTaken,
  minutesOf,
  minutesOfClock,
  slotStart,
  storedTimeZone,
} from './slots/slots';
export type { TakenRange } from './slots/slots';
export { wallClock } from './slots/time-zone';
export { formatSlotDate, formatSlotTime, localSlot, visitorTimeZone } from './slots/slot-format';
export type { LocalSlot } from './slots/slot-format';

export { bookingLimits, bookingStatuses, newBookingSchema } from './bookings/booking';
export type { Booking, BookingStatus, NewBooking } from './bookings/booking';
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
export type { ConfirmationMail } from './bookings/requests';
export type { SlotHold, TakenQuestion } from './bookings/slot-requests';

export { messageLimits, messageServices, newMessageSchema } from './messages/message';
export type { NewMessage } from './messages/message';
export { useSendMessage } from './messages/hooks';

export { postCategories } from './posts/post';
export type { PassagePart, Post, PostCategory, PostFilter, PostMention, PostSummary } from './posts/post';
export { newestPostsLimit, newestPostsUrl, postsOf, postUrl, wholePostsUrl } from './posts/requests';
export type { PostSearch } from './posts/requests';
export { useCountPostView, usePost, usePostCounts, usePostMentions, usePosts } from './posts/hooks';
export type { PostCounts } from './posts/hooks';
export { postQueries } from './posts/queries';
export { toSummary } from './posts/post-row';

export { publicDefaults, settingBounds, settingChoices } from './settings/public-settings';
export { fontSheetOf, webFonts } from './settings/web-fonts';
export { readBoolean, readNumber, readText } from './settings/read-setting';
export type { PublicSettingKey, Settings } from './settings/public-settings';
export { useSettings } from './settings/settings-provider';
export type { SettingsResult } from './settings/settings-provider';
export { isLastKnown, isSameSettings, ownSettings, settingsQueries } from './settings/queries';
export { parseSettings } from './settings/parse-settings';
export { publicSettingsUrl } from './settings/requests';
export type { OwnersSettings } from './settings/requests';

export { newSubscriberSchema } from './subscribers/subscriber';
export type { NewSubscriber } from './subscribers/subscriber';
export { useSubscribe } from './subscribers/hooks';

export type { Testimonial } from './testimonials/testimonial';
export { useTestimonials } from './testimonials/hooks';
export { testimonialQueries } from './testimonials/queries';

// What the owner's entry is built from, so that nothing of it is on the page twice.
export { createGateway } from './connection/gateway';
export { toNetworkError } from './connection/refusals';
export type { Gateway, RowOf, TableName } from './connection/gateway';
export { parseTimestamp } from './connection/timestamp';
export { toBooking } from './bookings/booking-row';
export type { BookingRow } from './bookings/booking-row';
