import { inScratchDatabase, onServer } from '../scratch-steps';

test('CA3 an unreadable calendar keeps its last events, then all times are withdrawn, with one email each way', () =>
  // Time passes by changing when the calendar was read last.
  inScratchDatabase(async ({ driver }, one) => {
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

    const lastKnown = { daysTaken: 0, isEventTaken: true };
    const nothingOffered = { daysTaken: 6, isEventTaken: true };
    expect(await state()).toEqual({ ...lastKnown, mails: '' });
    const waits = [];
    for (let count = 0; count < 6; count += 1) {
      await wait('1 hour');
      await fails();
      waits.push(await minutesToNextTry());
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    await wait('17 hours');
    await fails();
    // Unreadable for 23 hours.
    expect(await state()).toEqual({ ...lastKnown, mails: '' });
    await wait('2 hours');
    expect(await state()).toEqual({ ...nothingOffered, mails: '' });
    await fails();
    await wait('1 hour');
    await fails();
    expect(await state()).toEqual({ ...nothingOffered, mails: 'owner-calendar-overdue' });
    await driver.unsafe(
      `insert into public.site_settings_la2024 (key, value) values ('calendar_patience_hours', '48')`,
    );
    expect(await state()).toEqual({ ...lastKnown, mails: 'owner-calendar-overdue' });
    await isReadNow();
    const isBack = { ...lastKnown, mails: 'owner-calendar-overdue owner-calendar-back' };
    expect(await state()).toEqual(isBack);
    await wait('1 hour');
    await fails();
    await isReadNow();
    expect(await state()).toEqual(isBack);

    // The host ends the function each time before it can say why.
    await wait('50 hours');
    await claimed();
    expect(await one('select last_error from public.calendars')).toBe('');
    await driver.unsafe(`update private.calendar_access set claimed_until = now() - interval '1 second'`);
    expect(await claimed()).toBeUndefined();
    expect(await one('select last_error from public.calendars')).toBe('Reading this calendar didn’t finish.');
    expect(await minutesToNextTry()).toBe(5);
    expect(await state()).toEqual({ ...nothingOffered, mails: `${isBack.mails} owner-calendar-overdue` });
  }, onServer));
