import { expectSoon } from '../browser/expect-soon';
import { askingService } from './backend';
import { chooseTime, send, thanks, typeDetails } from './booking-steps';
import { plainPage, visitPartner } from './partner';

test('PO3 the embedded form asks the questions of a service and sends the answers', async () => {
  const element = `<coach-booking service="${askingService}"></coach-booking>`;
  const { page, sent, complaints, close } = await visitPartner(plainPage(element));
  const booker = page.locator('coach-booking');
  await chooseTime(booker);
  await typeDetails(booker);
  await send(booker);
  const role = booker.getByLabel('What is your role?');
  const hasFocus = () => role.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field);
  await expectSoon(hasFocus, Boolean);
  await booker.getByText('Please answer this question.').waitFor();
  await page.keyboard.type('Head of Operations');
  await send(booker);
  await thanks(booker).waitFor();
  const booked = sent.find(({ name }) => name === 'book_consultation')?.body;
  expect(booked).toMatchObject({ intake_answers: { role: 'Head of Operations' } });
  expect(complaints).toEqual([]);
  await close();
});
