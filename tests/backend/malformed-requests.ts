import { randomNumbers } from 'domain/testing/random-numbers';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, id, megabyte, megabyteOfRows, methods, oddHeaders, paths, values } from './malformed-parts';

export type MalformedRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };

const longNumber = '9'.repeat(400);
const isoDay = '2030-01-07';
/** Values that pass the first checks, by the parameter's name. */
const usual: Record<string, string> = {
  request_id: id,
  holder: id,
  service_type: 'leadership',
  appointment_date: isoDay,
  from_date: isoDay,
  to_date: isoDay,
  appointment_time: '10:00 AM',
  email: 'maya@example.com',
  service: '',
};

const generated = readFileSync(path.join(__dirname, '../../data-client/src/database.generated.ts'), 'utf8');

const functions = [...generated.matchAll(/^ {6}(\w+): \{ Args: (?:never|\{ (.*?) \}); Returns/gm)].map(
  ([, name, args = '']) => ({ name: name!, args: [...args.matchAll(/(\w+)\??:/g)].map(([, arg]) => arg!) }),
);

const schemas = readdirSync(path.join(__dirname, '../../supabase/schemas'))
  .map((file) => readFileSync(path.join(__dirname, '../../supabase/schemas', file), 'utf8'))
  .join('');
const isOpen = (name: string) =>
  new RegExp(`grant execute on function[^;]*public\\.${name}\\([^;]*to anon`).test(schemas);

const tables = [...generated.matchAll(/^ {6}(\w+): Table<\{\n([^}]*)\}/gm)].map(([, name, columns]) => ({
  name: name!,
  columns: [...columns!.matchAll(/^ {8}(\w+):/gm)].map(([, column]) => column!),
}));

const object = (fields: [string, string][]) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

function* functionCalls(): Generator<MalformedRequest> {
  for (const { name, args } of functions) {
    const call = `/rest/v1/rpc/${name}`;
    // Of the closed functions, only the first gets large bodies, which none of them reads.
    const isFed = isOpen(name) || name === functions[0]!.name;
    for (const body of [...(isFed ? [megabyte] : []), '[{}, 1]', '1', '', '{', 'no JSON'])
      yield { method: 'POST', path: call, body };
    for (const arg of args) {
      for (const value of isOpen(name) ? values : values.slice(0, 3)) {
        const others = args.map((one): [string, string] => [one, JSON.stringify(usual[one] ?? 'text')]);
        yield { method: 'POST', path: call, body: object([...others.filter(([one]) => one !== arg), [arg, value]]) };
      }
      if (isFed && arg === args[0]) yield { method: 'POST', path: call, body: object([[arg, megabyte]]) };
      for (const text of ['%ff', longNumber]) yield { method: 'GET', path: `${call}?${arg}=${text}` };
    }
  }
}

const oddFilters = [
  '',
  `eq.${longNumber}`,
  ...'eq. eq.%ff eq.%ed%a0%80 in.( is.x not.not.eq.1 eq.{} fts(x).y'.split(' '),
];
const oddQueries =
  'select=( select=, select=a(b(c order=. order=x.y.z limit=-1 limit=1e99 offset=99999999999999999999 on_conflict=x columns=%22 or=( %=% select=% =&=&=';

function* tableRequests(): Generator<MalformedRequest> {
  for (const { name, columns } of tables) {
    const table = `/rest/v1/${name}`;
    for (const query of [
      ...oddFilters.map((filter, index) => `${columns[index % columns.length]}=${filter}`),
      ...oddQueries.split(' '),
      `select=${'a,'.repeat(3000)}a`,
    ])
      yield { method: 'GET', path: `${table}?${query}` };
    yield { method: 'POST', path: table, body: megabyteOfRows };
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
      for (const body of ['0', 'null', '[]', '[1, "x", null, {}]', 'no JSON', object([[columns[0]!, '{"a":1}']])])
        yield { method, path: `${table}?${columns[0]}=eq.1`, body };
  }
}

function* endpointRequests(): Generator<MalformedRequest> {
  for (const [method, where, fields] of endpoints) {
    if (method === 'GET') yield { method, path: where };
    else for (const body of [...values, megabyte, '', 'no JSON']) yield { method, path: where, body };
    for (const field of fields)
      for (const value of values) yield { method, path: where, body: object([[field, value]]) };
  }
}

function* addressRequests(): Generator<MalformedRequest> {
  for (const service of 'rest/v1 auth/v1 storage/v1 functions/v1 rest/v1/rpc storage/v1/object/public/images'.split(
    ' ',
  ))
    for (const tail of paths) {
      const where = `/${service}/${tail}`;
      yield { method: 'GET', path: where };
      yield { method: 'POST', path: where, body: '{}' };
    }
  for (const where of ['*', '/', '//', '/%', '/rest', '/nowhere?%']) yield { method: 'GET', path: where };
}

/** Yields malformed requests to everything that a visitor, or an invented token, can reach. The same ones in every run. */
export function* malformedRequests(): Generator<MalformedRequest> {
  const random = randomNumbers(28);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const all = [...functionCalls(), ...tableRequests(), ...endpointRequests(), ...addressRequests()];
  yield* all;
  const deep = `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  // A type of body that the service does not expect.
  yield {
    method: 'PUT',
    path: '/auth/v1/user',
    headers: { 'content-type': 'multipart/form-data; boundary=' },
    body: deep,
  };
  for (const [method, where] of endpoints) {
    for (const other of methods) yield { method: other, path: where, ...(other === 'POST' && { body: '{}' }) };
    for (const headers of oddHeaders)
      yield { method, path: where, headers, ...(method !== 'GET' && { body: '{"a":1}' }) };
  }
  for (let count = 0; count < 500; count += 1)
    yield {
      ...pick(all),
      headers: { ...pick(oddHeaders), ...pick(oddHeaders) },
      ...(count % 2 && { method: pick(methods) }),
    };
}
