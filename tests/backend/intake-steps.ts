import type { IntakeQuestion } from 'domain/intake';
import { owner } from './api';

export const goal: IntakeQuestion = { id: 'goal', kind: 'text', label: 'What is your goal?', isRequired: true };
export const level: IntakeQuestion = {
  id: 'level',
  kind: 'choice',
  label: 'Your level',
  isRequired: false,
  options: ['New', 'Expert'],
};

/** Adds a bookable service that asks these questions, if the database accepts them. */
export const insertService = (intake_questions: unknown) => {
  const name = `Service ${crypto.randomUUID()}`;
  const row = { name, is_bookable: true, is_on_page: false, position: 100, intake_questions };
  return owner().from('services_la2024').insert(row);
};
