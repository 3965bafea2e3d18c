import { expectSoon } from '../browser/expect-soon';
import { askingService } from './backend';
import { chooseTime, send, thanks, typeDetails } from './booking-steps';
import { plainPage, visitPartner } from './partner';

test('PO3 the embedded form asks the questions of a service and sends the answers', async () => {
  const element = `<coach-booking service="${askingService}"></coach-booking>`;
  const { page, sent, complaints } = await visitPartner(plainPage(element));
  const form = page.locator('coach-booking');
  await chooseTime(form);
  await typeDetails(form);
  await send(form);
  const role = form.getByLabel('What is your role?');
  const hasFocus = () => role.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field);
  await expectSoon(hasFocus, Boolean);
  await form.getByText('Please answer this question.').waitFor();
  await page.keyboard.type('Head of Operations');
  await send(form);
  await thanks(form).waitFor();
  const booked = sent.find(({ name }) => name === 'book_consultation')?.body;
  expect(booked).toMatchObject({ intake_answers: { role: 'Head of Operations' } });
  expect(complaints).toEqual([]);
});
