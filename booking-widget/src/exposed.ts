import { BookingDialog as Dialog } from './booking-dialog/booking-dialog';
import type { BookingWidgetApp } from './contract';
import { ManageBooking as Manage } from './manage-booking/manage-booking';

export const BookingDialog = Dialog satisfies BookingWidgetApp['BookingDialog'];
export const ManageBooking = Manage satisfies BookingWidgetApp['ManageBooking'];
