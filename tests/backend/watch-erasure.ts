// Prints as JSON what is left of ten of twenty people after they were erased in a scratch database.
import type { Row } from 'postgres';
import { actAs, addOwner, onServer, printSeen } from '../scratch-steps.ts';
import { addressOf, deletedAddressOf, dump, markers, plantPeople, rowsWith, unplantedColumns } from './plant-people.ts';

/** Erases addresses whose records are all deleted. Returns the rows of the first export, by kind. */
async function eraseAddresses(
  call: (statement: string, ...given: unknown[]) => Promise<Row[]>,
  erased: readonly string[],
) {
  const exports = [];
  for (const address of erased.map(deletedAddressOf)) {
    const [row] = await call('select public.export_person($1) as file', address.toUpperCase());
    exports.push(
      Object.entries<unknown[] | null>(row?.file).flatMap(([kind, records]) =>
        records ? [`${kind} ${records.length}`] : [],
      ),
    );
    // Twice, as after a lost response.
    await call('select public.erase_address($1)', address.toUpperCase());
    await call('select public.erase_address($1)', address.toUpperCase());
    const [again] = await call('select public.export_person($1) as file', address);
    if (again?.file) exports.unshift(['stored after the erasure']);
  }
  return exports[0];
}

await printSeen(async (connection) => {
  const { driver } = connection;
  await actAs(driver, await addOwner(driver));
  const call = (statement: string, ...given: unknown[]) => driver.unsafe(statement, given);
  await plantPeople(connection);
  const seen: Record<string, unknown> = { 'columns without markers': await unplantedColumns(connection) };
  const [erased, others] = [markers.slice(0, 10), markers.slice(10)];
  const sending = await call(`select mail.id, mail.claim, reader.email from public.newsletter_campaign_mails as mail
    join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id`);
  const before = await dump(connection);

  const empty = new Set();
  for (const [index, marker] of erased.entries()) {
    const [row] = await call(
      'select public.export_person($1) as file, private.find_person($1) as id',
      addressOf(marker),
    );
    for (const [kind, records] of Object.entries(row?.file))
      if (!JSON.stringify(records).toLowerCase().includes(marker) && kind !== 'campaigns') empty.add(kind);
    if (others.some((other) => JSON.stringify(row?.file).includes(other))) seen['exported others'] = true;
    const pictures = row?.file.testimonials.map((one: { pictures: string[] }) => one.pictures);
    if (JSON.stringify(pictures) !== JSON.stringify([[`/images/${marker}.jpg`, `/images/${marker}.webp`], []]))
      seen['pictures of testimonials'] = pictures;
    const testimonials = row?.file.testimonials.map(({ id }: { id: string }) => id);
    const refused = await call('select public.erase_person($1)', row?.id).catch(({ hint }) => hint);
    if (index === 0) seen['erased with upcoming bookings'] = refused;
    await call('select public.erase_person($1, $2, true, $3)', row?.id, index % 2 === 1, testimonials);
  }
  seen['deleted and stored'] = await eraseAddresses(call, erased);
  seen['erased the address of a person'] = await call(
    'select public.erase_address($1)',
    addressOf(others[0] ?? ''),
  ).catch(({ hint }) => hint);
  seen['exported without the marker'] = [...empty];
  const after = await dump(connection);
  const restore = (marker: string) =>
    call(
      `select public.restore_deleted(id) from public.change_history where table_name = 'contact_messages_la2024' and action = 'deleted'
        and (subject = 'erased' or subject = $1) order by subject = $1 desc limit 1`,
      marker,
    ).then(
      () => 'restored',
      ({ hint }) => hint,
    );
  seen['restored after the erasure'] = await restore('erased');
  const rewritten = (rows: string[]) => rows.filter((row) => row.startsWith('public.change_history')).length;
  seen['rows with markers of erased people'] = rowsWith(after, erased);
  seen['rows of others are the same'] =
    JSON.stringify(rowsWith(after, others)) === JSON.stringify(rowsWith(before, others));
  seen['history rows were lost'] = rewritten(after) < rewritten(before);
  seen['bookings kept'] = (
    await call(`select status, count(*)::integer from public.bookings_la2024
    where email = private.erased_address() group by status order by status`)
  ).map(({ status, count }) => [status, count]);
  const [link] = await call(`select public.booking_by_link(private.booking_link(id)) ->> 'message' as answer
    from public.bookings_la2024 where email = private.erased_address() and status = 'cancelled' limit 1`);
  seen['link of a kept booking'] = link?.answer;

  // The mail server refuses the emails under way, and names the address in its reason.
  for (const mail of sending)
    await call(
      `select public.settle_campaign_mail($1, $2, 'refused', $3)`,
      mail.id,
      mail.claim,
      `Unknown: ${mail.email}`,
    );
  const settled = await dump(connection);
  seen['rows with markers after the emails under way'] = rowsWith(settled, erased);
  seen['emails of others to send again'] = settled.filter(
    (row) => row.startsWith('public.newsletter_campaign_mails') && others.some((marker) => row.includes(marker)),
  ).length;

  await call(`update public.change_history set restorable_until = now() where restorable_until is not null`);
  seen['restored after 30 days'] = await restore(others[0] ?? '');
  await call(`update private.deleted_rows set deleted_at = now() - interval '31 days'`);
  await call('delete from public.testimonials_la2024');
  const kept = await call('select distinct table_name from private.deleted_rows');
  seen['kept for restoring'] = kept.map(({ table_name }) => table_name);
  return seen;
}, onServer);
