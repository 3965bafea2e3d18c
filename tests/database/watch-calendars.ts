// Prints what the coach and visitors see while a calendar cannot be read: time passes by changing when it was read last.
import { onServer, printSeen } from '../scratch-steps.ts';

await printSeen(async ({ driver }, one) => {
  const reading = `'{"spans":[["2031-03-04T15:00Z","2031-03-04T16:00Z"]],"event_count":1,"version":"one","known_until":"2100-01-01"}'`;
  const id = await one<string>(
    `select public.connect_calendar('Family', 'icalendar', 'calendar.example', 'sealed', ${reading})`,
  );
  const wait = (time: string) =>
    driver.unsafe(
      `update public.calendars set read_at = read_at - interval '${time}', next_try_at = now() - interval '1 second'`,
    );
  const claimed = (only = 'null') => one<string>(`select claim from public.claim_calendars(${only})`);
  const fails = async () => one(`select public.fail_calendar('${id}', '${await claimed()}', 'It is down.')`);
  const isReadNow = async () =>
    one(`select public.finish_calendar('${id}', '${await claimed(`'${id}'`)}', '{"version":"one"}')`);
  const daysTaken = () =>
    one(`select count(*)::integer from generate_series(0, 5) as number
        where exists (select 1 from private.taken_for_visitors('2031-03-03'::date + number, '2031-03-03'::date + number) as taken
          where taken.ends_at - taken.starts_at >= interval '23 hours')`);
  const isEventTaken = () =>
    one(
      `select exists (select 1 from private.taken_for_visitors('2031-03-04', '2031-03-04') as taken where taken.starts_at = '2031-03-04T15:00Z')`,
    );
  const mails = () => one(`select coalesce(string_agg(kind, ' ' order by created_at), '') from private.mail_outbox`);
  const minutesToNextTry = () =>
    one('select round(extract(epoch from next_try_at - now()) / 60)::integer from public.calendars');
  const state = async () => ({
    daysTaken: await daysTaken(),
    isEventTaken: await isEventTaken(),
    mails: await mails(),
  });

  const states: Record<string, unknown> = { 'just read': await state() };
  const waits = [];
  for (let count = 0; count < 6; count += 1) {
    await wait('1 hour');
    await fails();
    waits.push(await minutesToNextTry());
  }
  states['minutes to the next try'] = waits;
  await wait('17 hours');
  await fails();
  states['unreadable for 23 hours'] = await state();
  await wait('2 hours');
  states['unreadable for 25 hours, nobody tried'] = await state();
  await fails();
  await wait('1 hour');
  await fails();
  states['unreadable for 26 hours, tried twice'] = await state();
  await driver.unsafe(`insert into public.site_settings_la2024 (key, value) values ('calendar_patience_hours', '48')`);
  states['the owner waits for 48 hours'] = await state();
  await isReadNow();
  states['readable again'] = await state();
  await wait('1 hour');
  await fails();
  await isReadNow();
  states['a short failure later'] = await state();
  return states;
}, onServer);
