export const newsletterTitle = 'A letter, once a month';
export const newsletterPromise = 'One thought on leading well, one question to take along. No more than that.';
