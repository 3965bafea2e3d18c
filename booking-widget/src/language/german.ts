import { germanServiceNames as names, germanWords } from 'domain/booking-words/german';
import { serviceCatalogue, type ServiceId } from 'domain/service-catalogue.generated';
import type { Texts } from './english';

const call = 'Kostenloses Kennenlerngespräch';

/** Of the services that can be booked. */
const offers: Partial<Record<string, { priceLabel: string; description: string }>> = {
  leadership: {
    priceLabel: call,
    description: 'Für Führungskräfte, die unter Druck klar bleiben und das Vertrauen ihrer Leute behalten wollen.',
  },
  executive: {
    priceLabel: call,
    description:
      'Eine vertrauliche Sparringspartnerin für Entscheidungen, die Sie mit dem eigenen Team nicht proben können.',
  },
  keynote: {
    priceLabel: 'Kostenlose Beratung',
    description: 'Erzählen Sie mir von Publikum und Anlass, und wir finden den Vortrag, der dazu passt.',
  },
  business: {
    priceLabel: call,
    description: 'Für Gründerinnen, Gründer und Inhaber, deren Unternehmen der eigenen Arbeitsweise entwachsen ist.',
  },
};

/** Translates the texts that the owner has not changed. */
const translatedOffer: Texts['offer'] = (own) => {
  const usual = serviceCatalogue.find(({ id }) => id === own.id);
  const german = offers[own.id];
  return {
    name: own.name === usual?.name ? names[own.id as ServiceId] : own.name,
    priceLabel: german && own.priceLabel === usual?.priceLabel ? german.priceLabel : own.priceLabel,
    description:
      german && own.bookingDescription === usual?.bookingDescription ? german.description : own.bookingDescription,
  };
};

export const german: Texts = {
  ...germanWords,
  pick: (_inEnglish, inGerman) => inGerman,
  title: 'Gespräch buchen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  tryAgain: 'Erneut versuchen',
  done: 'Fertig',
  bookAnother: 'Weiteren Termin buchen',
  continue: 'Weiter',
  back: 'Zurück',

  stepNames: { service: 'Angebot', slot: 'Termin', details: 'Angaben', confirmation: 'Bestätigung' },
  stepHeadings: {
    service: 'Worum soll es gehen?',
    slot: 'Wann passt es Ihnen?',
    details: 'Ihre Angaben',
    confirmation: 'Ihr Gespräch ist gebucht',
  },
  requestReceived: 'Anfrage erhalten',
  stepCount: (step, of) => `Schritt ${step} von ${of}`,

  discard: { title: 'Angaben verwerfen?', confirmLabel: 'Verwerfen', cancelLabel: 'Weiter bearbeiten' },
  inputIsLost: 'Was Sie eingegeben haben, geht verloren.',
  stillSending: 'Ihre Buchung wird bereits gesendet. Sie wird nicht storniert, wenn Sie das Fenster schließen.',

  offer: translatedOffer,
  service: 'Angebot',
  minutes: (minutes) => `${minutes} Min.`,
  chooseService: 'Bitte wählen Sie ein Angebot aus.',
  loadingServices: 'Die Leistungen werden geladen',
  servicesFailed:
    'Die Online-Buchung ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut, oder schreiben Sie mir.',
  unknownService: 'Diese Leistung biete ich nicht an, bitte wählen Sie eine der folgenden.',
  askedFor: (service) =>
    `Sie interessieren sich für „${service}“. Wählen Sie, was am besten passt. Worum es Ihnen geht, sehe ich in Ihrer Nachricht.`,
  interestedIn: (service) => `Ich interessiere mich für „${service}“.`,

  yourChoice: 'Ihre Auswahl',
  date: 'Datum',
  time: 'Uhrzeit',
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  taken: 'Vergeben',
  timeNow: 'Ihr bisheriger Termin',
  full: 'Voll',
  fullyBooked: (date) => `${date}, ausgebucht`,
  nextAvailable: 'Nächster freier Termin',
  nearest: 'Freie Termine in der Nähe',
  coachTimesOnly: (coachZone) => `Alle Zeiten: ${coachZone}.`,
  coachTimesAndYours: (coachZone, zone) => `${coachZone}. Ihre Ortszeit (${zone}) steht jeweils darunter.`,
  clockChange: (date) =>
    `Vor dem ${date} werden die Uhren umgestellt, hier oder bei Ihnen. In den Zeiten unten ist das schon berücksichtigt.`,
  yourTimeZone: 'Ihre Zeitzone',
  anotherZone: 'Andere Zeitzone …',
  zonesFailed: 'Die Zeitzonen konnten nicht geladen werden.',
  yourTime: 'Ihre Zeit',
  dayShift: { '-1': 'am Vortag', 0: '', 1: 'am Folgetag' },
  chooseDate: 'Bitte wählen Sie ein Datum.',
  chooseTime: 'Bitte wählen Sie eine Uhrzeit.',
  timeGone: (time) => `${time} Uhr ist nicht mehr frei. Bitte wählen Sie eine andere Uhrzeit.`,
  lostSlot: (time, date) =>
    `${date}, ${time} Uhr ist nicht mehr frei. Bitte wählen Sie einen anderen Termin. Ihre Angaben bleiben erhalten.`,
  dayFull: 'An diesem Tag ist alles vergeben. Bitte wählen Sie ein anderes Datum.',
  contact: 'schreiben Sie mir',
  noTimes:
    'In den nächsten zwei Wochen habe ich keine freien Zeiten. Bitte schauen Sie später wieder vorbei, oder schreiben Sie mir.',
  noBookings: 'Zurzeit vergebe ich online keine Termine. Bitte schreiben Sie mir stattdessen.',
  loadingTimes: 'Freie Zeiten werden geladen',
  timesFailed: 'Die freien Zeiten konnten nicht geladen werden.',

  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacy: 'So verwende ich Ihre Daten',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Unternehmen',
    message: 'Nachricht',
  },
  messageHint: 'Worüber möchten Sie sprechen? Ein, zwei Sätze genügen.',
  loadingQuestions: 'Fragen werden geladen',
  questionsFailed: 'Die Fragen zu diesem Angebot konnten nicht geladen werden.',
  book: 'Gespräch buchen',
  booking: 'Wird gebucht …',
  anotherTime: 'Anderen Termin wählen',
  holding: {
    none: '',
    held: 'Ich halte Ihnen diesen Termin frei, während Sie das Formular ausfüllen.',
    over: 'Ich halte Ihnen diesen Termin nicht länger frei. Solange er frei ist, können Sie ihn noch buchen.',
  },
  newTime: (time, date) => `Ihr neuer Termin: ${date}, ${time} Uhr. Ihre Angaben bleiben erhalten.`,
  fieldError: ({ field, value, limit }) => {
    const label = german.fields[field];
    if (!value.trim()) return `Bitte füllen Sie das Feld „${label}“ aus.`;
    if ([...value.trim()].length > limit) return `„${label}“ darf höchstens ${limit} Zeichen lang sein.`;
    if (field === 'email') return 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.';
    return `Bitte schreiben Sie „${label}“ in eine Zeile.`;
  },
  failure: (error) => `Die Buchung hat nicht geklappt: ${reason(error)}`,
  reason,

  thanks: (firstName) => `Vielen Dank, ${firstName}. Dieser Termin gehört Ihnen.`,
  requestThanks: (firstName) =>
    `Vielen Dank, ${firstName}. Dieser Termin ist für Sie reserviert. Ich schreibe Ihnen, sobald ich ihn bestätigt habe.`,
  mail: {
    sending: (email) => `Ich sende eine Bestätigung mit Kalendereinladung an ${email}.`,
    sent: (email) => `Eine Bestätigung wurde an ${email} gesendet. Die Kalendereinladung liegt bei.`,
    queued: (email) => `Eine Bestätigung mit Kalendereinladung folgt an ${email}. Das kann einige Minuten dauern.`,
    held: (email) =>
      `Ich habe Ihnen schon an ${email} geschrieben. Bitte öffnen Sie den Link in dieser E-Mail. Dann folgt die E-Mail zu dieser Anfrage.`,
    'not-configured': () =>
      'Diese Website verschickt zurzeit keine E-Mails. Bitte übernehmen Sie den Termin in Ihren Kalender.',
    failed: () => 'Die E-Mail konnte noch nicht gesendet werden. Ich versuche es bald wieder.',
  },
  confirmAddress: 'Wenn das Ihre erste Anfrage ist, öffnen Sie bitte den Link darin. Sonst verfällt die Anfrage.',
  addToCalendar: 'In den Kalender',
  addItTo: 'Eintragen in',
};

const byHint: Record<string, string> = {
  'slot-taken': 'Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.',
  proof: 'Gerade gehen sehr viele Buchungen ein. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'request-used':
    'Diese Buchung wurde schon gesendet, ohne Ihre letzten Änderungen. Bitte schicken Sie sie als Nachricht.',
  link: 'Mit diesem Link lässt sich das Gespräch nicht mehr ändern. Bitte antworten Sie auf die E-Mail.',
  'booking-closed': 'Zurzeit nehme ich online keine Buchungen an. Bitte schreiben Sie mir stattdessen.',
  appointment_date: 'Bitte wählen Sie eines der angebotenen Daten innerhalb der nächsten zwei Wochen.',
  appointment_time: 'Bitte wählen Sie eine der angebotenen Uhrzeiten.',
  service_type: 'Bitte wählen Sie eines der Angebote, die online gebucht werden können.',
};

const byCode: Record<string, string> = {
  offline: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeout: 'Der Server hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  taken: 'Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.',
  invalid: 'Einige Angaben wurden nicht angenommen. Bitte prüfen Sie sie.',
  'rate-limited': 'Das waren sehr viele Buchungen in kurzer Zeit. Bitte versuchen Sie es später noch einmal.',
};

/** Translates by hint and code, because the database's messages are in English. */
function reason({ hint, code }: { hint?: string; code: string }): string {
  return byHint[hint ?? ''] ?? byCode[code] ?? 'Etwas ist schiefgegangen. Bitte versuchen Sie es gleich noch einmal.';
}
