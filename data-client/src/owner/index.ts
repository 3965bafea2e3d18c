export { createOwnerClient } from './owner-client';
export type { OwnerClient } from './owner-client';
export { OwnerClientProvider, useOwnerClient } from './owner-provider';
export type { OwnerClientProviderProps } from './owner-provider';

export { useSession, useSignIn, useSignOut } from './session/hooks';
export type { SessionResult } from './session/hooks';
export { sessionQueries } from './session/queries';
export type { Credentials, SessionUser } from './session/session';

export type { ListPage, ListRequest } from './list';
export type { Removal } from './use-reread';

export { useBooking, useBookingRemoval, useBookings, useSetBookingStatus } from './bookings/hooks';
export type { BookingStatusChange } from './bookings/hooks';
export { ownerBookingQueries } from './bookings/queries';
export { bookingSorts } from './bookings/requests';
export type { BookingFilter, BookingPage } from './bookings/requests';

export { useUploadImage } from './images/hooks';
export { imageLimits, imageRefusals, imageTypeOf } from './images/image';
export type { ImagePurpose } from './images/image';
export type { ImageUpload } from './images/requests';

export type { SettingDefinition, SettingGroup, SettingType } from './settings/definition';
export { systemFonts, webFonts } from './settings/fonts';
export { useOwnerSettings, useSaveSettings, useSettingsSeeding } from './settings/hooks';
export { defaultValues, definitionOf } from './settings/owner-settings';
export type { OwnerSettings, SettingChange, SettingValues } from './settings/owner-settings';
export { settingAdvice, settingProblem } from './settings/problems';
export { settingKeys, settingsRegistry } from './settings/registry';
export type { SettingKey } from './settings/registry';
export { parseSetting, serialiseSetting } from './settings/setting-value';
export type { SettingValue } from './settings/setting-value';
