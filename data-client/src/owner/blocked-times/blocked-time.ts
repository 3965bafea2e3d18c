export const blockedNoteMax = 120;
