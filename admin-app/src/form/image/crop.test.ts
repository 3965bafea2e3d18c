import { randomNumbers } from 'domain/testing/random-numbers';
import { cropArea, keptSize, movedCrop, nearest, wholeCrop } from './crop';

function* someCrops(count: number) {
  const next = randomNumbers(99);
  for (let index = 0; index < count; index += 1) {
    const picture = { width: 1 + Math.floor(next() * 5000), height: 1 + Math.floor(next() * 5000) };
    yield {
      picture,
      ratio: 0.3 + next() * 3,
      crop: { zoom: next() * 8 - 1, x: next() * 3 - 1, y: next() * 3 - 1 },
      moved: { x: next() * 4 - 2, y: next() * 4 - 2 },
    };
  }
}

test('I3 every crop lies inside the image and keeps the ratio', () => {
  for (const { picture, ratio, crop, moved } of someCrops(2000)) {
    for (const one of [crop, movedCrop(picture, ratio, crop, moved)]) {
      const { left, top, width, height } = cropArea(picture, ratio, one);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6);
      expect(left + width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + height).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(width / height).toBeCloseTo(ratio, 6);
    }
  }
});

test('I3 the initial crop is the largest one around the center', () => {
  expect(cropArea({ width: 2000, height: 1000 }, 1, wholeCrop)).toEqual({
    width: 1000,
    height: 1000,
    left: 500,
    top: 0,
  });
  expect(cropArea({ width: 1000, height: 2000 }, 2, wholeCrop)).toEqual({
    width: 1000,
    height: 500,
    left: 0,
    top: 750,
  });
});

test('I3 the image follows the pointer up to its edge', () => {
  const picture = { width: 2000, height: 1000 };
  const moved = movedCrop(picture, 1, wholeCrop, { x: 0.25, y: 0 });
  expect(cropArea(picture, 1, moved).left).toBe(250);
  expect(cropArea(picture, 1, movedCrop(picture, 1, moved, { x: 9, y: 9 })).left).toBe(0);
});

test('I3 zooming in shows less of the image', () => {
  const picture = { width: 1200, height: 800 };
  expect(cropArea(picture, 1.5, { zoom: nearest, x: 0, y: 0 }).width).toBe(1200 / nearest);
});

test('I3 an image keeps its size up to the largest useful one', () => {
  expect(keptSize({ width: 800.4, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(keptSize({ width: 6000, height: 3000 })).toEqual({ width: 2000, height: 1000 });
  expect(keptSize({ width: 0.2, height: 0.2 })).toEqual({ width: 1, height: 1 });
});
