export const calendarNameMax = 80;
