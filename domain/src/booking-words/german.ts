import { serviceCatalogue, type ServiceId } from '../service-catalogue.generated.ts';
import type { BookingWords } from './words.ts';

export const germanServiceNames: Record<ServiceId, string> = {
  leadership: 'Führungscoaching',
  executive: 'Executive Coaching',
  keynote: 'Keynote-Vortrag',
  business: 'Business Coaching',
  life: 'Life Coaching',
  retreats: 'Retreats an besonderen Orten',
  advisory: 'Strategische Beratung',
  facilitation: 'Moderation',
};

export const germanWords: BookingWords = {
  tag: 'de-DE',
  // A name that the owner has changed has no translation.
  serviceName: (id, stored) =>
    serviceCatalogue.some((built) => built.id === id && built.name === stored)
      ? germanServiceNames[id as ServiceId]
      : stored,
  coachTime: (time, zone) => `${time} Uhr (${zone})`,
  dateAndTime: (date, time) => `${date} um ${time}`,
  localTime: (time, shift, zone) =>
    `${time} Uhr${{ '-1': ' am Vortag', 0: '', 1: ' am Folgetag' }[shift]}, Ihre Zeit (${zone})`,
  calendarSummary: ({ service, coach, status }) =>
    `${status === 'pending' ? 'Anfrage' : 'Gespräch'}: ${service}${coach ? ` mit ${coach}` : ''}`,
  calendarDescription: (time, status) =>
    status === 'pending' ? `Angefragt für ${time}, noch nicht bestätigt.` : `Gebucht für ${time}.`,
  place: 'Ort',
  meetingPlace: ({ kind, place }) =>
    ({
      email: 'Nach Absprache per E-Mail',
      video: place ? `Videoanruf: ${place}` : 'Videoanruf, der Link kommt per E-Mail',
      phone: place ? `Telefonisch: ${place}` : 'Telefonisch, Näheres kommt per E-Mail',
      address: place || 'Persönlich, die Adresse kommt per E-Mail',
    })[kind],
  cutoffs: ({ moveHours, cancelHours }) => {
    if (!moveHours && !cancelHours) return '';
    const until = (hours: number) =>
      hours ? `bis ${hours === 1 ? '1 Stunde' : `${hours} Stunden`} vor Beginn` : 'bis zum Beginn';
    return moveHours === cancelHours
      ? `Sie können das Gespräch ${until(moveHours)} verlegen oder absagen.`
      : `Sie können das Gespräch ${until(moveHours)} verlegen und ${until(cancelHours)} absagen.`;
  },
};
