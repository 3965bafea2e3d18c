import { germanWords } from '../../../../domain/src/booking-words/german.ts';
import type { MailWords } from './words.ts';

const ownZone = 'Die angehängte Kalendereinladung zeigt die Zeit in Ihrer Zeitzone.';
const updated = 'Die angehängte Kalendereinladung aktualisiert den Eintrag in Ihrem Kalender.';
const tentative = 'Bis ich Ihre Anfrage bestätige, ist der Eintrag vorläufig.';

export const german: MailWords = {
  ...germanWords,
  messages: {
    confirmation: {
      subject: (when) => `Ihr Gespräch: ${when}`,
      heading: 'Ich freue mich auf unser Gespräch',
      opening: 'hier finden Sie Ihren Termin bei mir. Er ist bestätigt:',
      more: [ownZone],
    },
    request: {
      subject: (when) => `Ihre Anfrage: ${when}`,
      heading: 'Ihre Anfrage ist angekommen',
      opening:
        'vielen Dank für Ihre Anfrage. Ich reserviere diesen Termin für Sie und schreibe Ihnen, sobald ich ihn bestätigt habe:',
      more: [ownZone, tentative],
    },
    confirmed: {
      subject: (when) => `Bestätigt: Ihr Gespräch, ${when}`,
      heading: 'Ihr Gespräch ist bestätigt',
      opening: 'ich habe Ihr Gespräch bestätigt:',
      more: [updated],
    },
    moved: {
      subject: (when) => `Verlegt: Ihr Gespräch, jetzt ${when}`,
      heading: 'Ihr Gespräch hat eine neue Zeit',
      opening: 'Ihr Gespräch wurde verlegt. Die neue Zeit:',
      more: [updated],
    },
    requestMoved: {
      subject: (when) => `Verlegt: Ihre Anfrage, jetzt ${when}`,
      heading: 'Ihre Anfrage hat eine neue Zeit',
      opening: 'ich reserviere die neue Zeit für Sie und schreibe Ihnen, sobald ich sie bestätigt habe:',
      more: [updated, tentative],
    },
    relocated: {
      subject: (when) => `Neuer Ort: ${when}`,
      heading: 'Wir treffen uns an einem anderen Ort',
      opening: 'ich habe den Ort unseres Gesprächs geändert. Datum und Uhrzeit bleiben gleich:',
      more: [updated],
    },
    requestRelocated: {
      subject: (when) => `Neuer Ort: Ihre Anfrage, ${when}`,
      heading: 'Ich schlage einen anderen Ort vor',
      opening:
        'ich habe den Ort unseres Gesprächs geändert. Datum und Uhrzeit bleiben gleich. Ich schreibe Ihnen, sobald ich Ihre Anfrage bestätigt habe:',
      more: [updated, tentative],
    },
    cancelled: {
      subject: (when) => `Abgesagt: Ihr Gespräch, ${when}`,
      heading: 'Ihr Gespräch ist abgesagt',
      opening: 'dieses Gespräch wurde abgesagt. Der Termin ist wieder frei:',
      more: ['Die angehängte Datei entfernt den Eintrag aus Ihrem Kalender.'],
    },
    reinstated: {
      subject: (when) => `Findet doch statt: Ihr Gespräch, ${when}`,
      heading: 'Ihr Gespräch findet doch statt',
      opening: 'Ihr Gespräch ist nicht mehr abgesagt. Es findet wie geplant statt:',
      more: [updated],
    },
    requestReopened: {
      subject: (when) => `Noch nicht bestätigt: Ihre Anfrage, ${when}`,
      heading: 'Ihre Anfrage ist wieder offen',
      opening: 'ich reserviere diesen Termin für Sie und schreibe Ihnen, sobald ich ihn bestätigt habe:',
      more: [updated, tentative],
    },
    reminder: {
      subject: (when) => `Erinnerung: Ihr Gespräch, ${when}`,
      heading: 'Bis bald',
      opening: 'eine kurze Erinnerung an unser Gespräch:',
      more: [],
    },
  },
  series: {
    confirmation: {
      subject: (count, firstDate) => `Ihre ${count} Gespräche ab ${firstDate}`,
      heading: 'Ich freue mich auf unsere Gespräche',
      opening: 'hier finden Sie Ihre Termine bei mir. Sie sind bestätigt:',
      more: ['Die angehängte Kalenderdatei trägt alle Termine in Ihrer Zeitzone in Ihren Kalender ein.'],
    },
    moved: {
      subject: (count, firstDate) => `Verlegt: Ihre ${count} Gespräche ab ${firstDate}`,
      heading: 'Ihre Gespräche haben neue Zeiten',
      opening: 'ich habe unsere Gespräche verlegt. Das sind die neuen Zeiten:',
      more: ['Die angehängte Kalenderdatei aktualisiert die Einträge in Ihrem Kalender.'],
    },
    cancelled: {
      subject: (count, firstDate) => `Abgesagt: Ihre ${count} Gespräche ab ${firstDate}`,
      heading: 'Ihre Gespräche sind abgesagt',
      opening: 'diese Gespräche sind abgesagt, ihre Zeiten sind wieder frei:',
      more: ['Die angehängte Datei kennzeichnet die Einträge in Ihrem Kalender als abgesagt.'],
    },
  },
  seeYou: ['Bis später', 'Bis morgen'],
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  regards: 'Herzliche Grüße',
  service: 'Angebot',
  date: 'Datum',
  time: 'Uhrzeit',
  duration: 'Dauer',
  reason: 'Grund der Absage',
  minutes: (minutes) => `${minutes} Minuten`,
  placeFollows: {
    video: 'Den Link zum Gespräch erhalten Sie mit meiner Bestätigung.',
    phone: 'Näheres zum Anruf erfahren Sie mit meiner Bestätigung.',
    address: 'Die Adresse erhalten Sie mit meiner Bestätigung.',
  },
  orCall: (phone) => ` oder rufen Sie mich an: ${phone}`,
  rebook: (orCall) =>
    `Für einen anderen Termin antworten Sie auf diese E-Mail${orCall}. Sie können auch auf der Website buchen.`,
  rebookLink: 'Anderen Termin wählen',
  changes: (orCall) =>
    `Wenn sich etwas ändert, antworten Sie auf diese E-Mail${orCall}. Ich finde eine andere Zeit für Sie.`,
  confirmAddress: (until) =>
    `Bitte bestätigen Sie Ihre Adresse mit diesem Link bis ${until}. Sonst verfällt Ihre Anfrage. Wenn Sie diesen Termin nicht angefragt haben, ignorieren Sie diese E-Mail.`,
  confirmAddressLink: 'Adresse bestätigen',
  changesLink: 'Verlegen oder absagen',
  linkIsPrivate: 'Der Link ist nur für Sie bestimmt.',
  linkWorks: 'Er gilt, bis das Gespräch beginnt.',
  withdrawal: 'Bis ich Ihre Anfrage bestätige, können Sie sie mit dem Link zurückziehen.',
  linksArePrivate: 'Die Links sind nur für Sie bestimmt.',
  linksWork: 'Jeder gilt, bis sein Gespräch beginnt.',
};
