import { useTexts } from '../language/language';

const english = {
  /** The first name may be unknown. */
  welcomeBack: (firstName: string) =>
    `Welcome back${firstName && `, ${firstName}`}! I’ve filled in your details. You can change them before you book.`,
  linkOver: 'This link no longer works. You can still book as usual.',
  failed: 'Your details couldn’t be filled in. You can still book as usual.',
};

const german: typeof english = {
  welcomeBack: (firstName) =>
    `Schön, dass Sie wieder da sind${firstName && `, ${firstName}`}! Ihre Angaben sind schon ausgefüllt. Sie können sie vor dem Buchen ändern.`,
  linkOver: 'Dieser Link gilt nicht mehr. Sie können wie gewohnt buchen.',
  failed: 'Ihre Angaben konnten nicht ausgefüllt werden. Sie können wie gewohnt buchen.',
};

export const useInvitationTexts = () => useTexts().pick(english, german);
