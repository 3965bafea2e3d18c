export { createOwnerClient } from './owner-client';
export type { OwnerClient } from './owner-client';
export { OwnerClientProvider, useOwnerClient } from './owner-provider';
export type { OwnerClientProviderProps } from './owner-provider';

export { useSession, useSignIn, useSignOut } from './session/hooks';
export type { SessionResult } from './session/hooks';
export { sessionQueries } from './session/queries';
export type { Credentials, SessionUser } from './session/session';

export { useBooking, useBookings, useDeleteBooking, useSetBookingStatus } from './bookings/hooks';
export type { BookingStatusChange } from './bookings/hooks';
export { ownerBookingQueries } from './bookings/queries';
export type { BookingFilter, BookingPage } from './bookings/requests';

export type { SettingDefinition, SettingGroup, SettingType } from './settings/definition';
export { systemFonts, webFonts } from './settings/fonts';
export { settingKeys, settingsRegistry } from './settings/registry';
export type { SettingKey } from './settings/registry';
export { parseSetting, serialiseSetting } from './settings/setting-value';
export type { SettingValue } from './settings/setting-value';
