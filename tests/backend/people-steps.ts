import { asOwner, newEmail, owner, visitor } from './api';

export type Page = {
  id: string;
  name: string;
  company: string;
  names: string[];
  phones: string[];
  companies: string[];
  addresses: { email: string; origin_id: string; subscription: string | null }[];
  first_contact_at: string;
  last_contact_at: string;
  booking_count: number;
  no_show_count: number;
  message_count: number;
  last_booking_id: string | null;
  tags: { id: string; tag: string }[];
  known_tags: string[];
  suggestions: { id: string; name: string; email: string; trait: string }[];
};

export const pagesOf = (id_or_email: string) => asOwner<Page[]>('person_page', { id_or_email });

/** The page of the person with this address. */
export const personOf = async (email: string): Promise<Page> => (await pagesOf(email))[0]!;

/** Writes as a visitor and returns the address. */
export async function write(changes: Record<string, unknown> = {}): Promise<string> {
  const form = { name: 'Ada Quill', email: newEmail('ada'), message: 'Hello', ...changes };
  await visitor().rpc('send_contact_message', form).throwOnError();
  return form.email;
}

/** Writes an email to the sender of a message as the owner, and returns its id. */
export async function answer(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  const mail_id = crypto.randomUUID();
  const { id: answers_message } = await messageOf(email);
  await asOwner('send_personal_mail', {
    mail_id,
    subject: 'Re: Hello',
    body: 'Hello, too',
    answers_message,
    ...changes,
  });
  return mail_id;
}

export const messageOf = async (email: string): Promise<{ id: string; status: string }> =>
  (await owner().from('contact_messages_la2024').select('id, status').eq('email', email).single().throwOnError()).data;
