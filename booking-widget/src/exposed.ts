import { BookingDialog as Dialog } from './booking-dialog/booking-dialog';
import { BookingPreview as Preview } from './booking-preview/booking-preview';
import type { BookingWidgetApp } from './contract';
import { ManageBooking as Manage } from './manage-booking/manage-booking';

export const BookingDialog = Dialog satisfies BookingWidgetApp['BookingDialog'];
export const BookingPreview = Preview satisfies BookingWidgetApp['BookingPreview'];
export const ManageBooking = Manage satisfies BookingWidgetApp['ManageBooking'];
