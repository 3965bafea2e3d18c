import { createHash } from 'node:crypto';
import { DataError } from 'data-client';
import { sendWithProof } from './proof';
import { firstBits } from './sha256-first-bits';

const challenge = '0123456789abcdef0123456789abcdef01234567';
const demanded = (details: string) =>
  new DataError('rejected', { hint: 'proof', message: 'Many bookings arrive.', cause: { details } });

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

test('decision 6 the hash equals SHA-256 for short texts', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'Z9-a'.repeat(14).slice(0, length);
    expect(firstBits(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});

test('decision 6 a booking is retried with a proof of work on request, without the visitor noticing', async () => {
  const send = jest.fn(async (proof?: string) => {
    if (!proof || zeroBits(challenge + proof) < 12) throw demanded(`12 ${challenge}`);
    return 'booked';
  });
  await expect(sendWithProof(send)).resolves.toBe('booked');
  expect(send).toHaveBeenCalledTimes(2);
});

test('decision 6 the page stays responsive during the proof of work', async () => {
  let isAwake = false;
  setTimeout(() => (isAwake = true));
  await sendWithProof(async (proof) => {
    if (!proof) throw demanded(`17 ${challenge}`);
    expect(isAwake).toBe(true);
  });
});

test('B10 other rejections reach the visitor, as do challenges that cannot be solved', async () => {
  const taken = new DataError('taken');
  await expect(sendWithProof(() => Promise.reject(taken))).rejects.toBe(taken);
  const unreadable = demanded('much');
  await expect(sendWithProof(() => Promise.reject(unreadable))).rejects.toBe(unreadable);
});

test('B10 a rejected proof of work is not repeated forever', async () => {
  const send = jest.fn(() => Promise.reject(demanded(`4 ${challenge}`)));
  await expect(sendWithProof(send)).rejects.toMatchObject({ hint: 'proof' });
  expect(send).toHaveBeenCalledTimes(4);
});
