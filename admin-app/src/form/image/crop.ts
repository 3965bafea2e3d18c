export type Size = { width: number; height: number };

/** A crop: zoom (1 or more), and the position within the remaining space (0 start, 1 end). */
export type Crop = { zoom: number; x: number; y: number };

export type Area = Size & { left: number; top: number };

export const nearest = 4;

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Clamps a crop to the edges of the image. */
export const validCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, nearest),
  x: within(x, 0, 1),
  y: within(y, 0, 1),
});

/** The cropped rectangle in image pixels; `ratio` is width divided by height. */
export function cropArea(picture: Size, ratio: number, crop: Crop): Area {
  const { zoom, x, y } = validCrop(crop);
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
}

/** The crop after moving the image by shares of the frame. */
export function movedCrop(picture: Size, ratio: number, crop: Crop, moved: { x: number; y: number }): Crop {
  const { width, height } = cropArea(picture, ratio, crop);
  const share = (shift: number, left: number) => (left > 0 ? shift / left : 0);
  return validCrop({
    zoom: crop.zoom,
    x: crop.x - share(moved.x * width, picture.width - width),
    y: crop.y - share(moved.y * height, picture.height - height),
  });
}

const longestSide = 2000;

/** The stored size: never larger than the source or than screens need. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
