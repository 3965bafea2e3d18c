import { BookingDialog as Dialog } from './booking-dialog/booking-dialog';
import type { BookingWidgetApp } from './contract';

export const BookingDialog = Dialog satisfies BookingWidgetApp['BookingDialog'];
