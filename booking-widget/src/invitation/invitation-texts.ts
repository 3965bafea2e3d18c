import { useTexts } from '../language/language';

type InvitationTexts = {
  /** The first name may be unknown. */
  welcomeBack: (firstName: string) => string;
  linkOver: string;
  failed: string;
};

const english: InvitationTexts = {
  welcomeBack: (firstName) =>
    `Welcome back${firstName && `, ${firstName}`}! I’ve filled in your details. You can change them before you book.`,
  linkOver: 'This link no longer works. You can still book as usual.',
  failed: 'Your details couldn’t be filled in. You can still book as usual.',
};

const german: InvitationTexts = {
  welcomeBack: (firstName) =>
    `Schön, dass Sie wieder da sind${firstName && `, ${firstName}`}! Ihre Angaben sind schon ausgefüllt. Sie können sie vor dem Buchen ändern.`,
  linkOver: 'Dieser Link gilt nicht mehr. Sie können wie gewohnt buchen.',
  failed: 'Ihre Angaben konnten nicht ausgefüllt werden. Sie können wie gewohnt buchen.',
};

/** The texts of this part, apart from the booking form's, which the partners' embed loads as well. */
export function useInvitationTexts(): InvitationTexts {
  return useTexts().tag.startsWith('de') ? german : english;
}
