export type Size = { width: number; height: number };

/** Which part of a picture is kept: how near, and where of what is left over (0 the start, 1 the end). */
export type Crop = { zoom: number; x: number; y: number };

export type Area = Size & { left: number; top: number };

export const nearest = 4;

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A crop that shows nothing beyond the picture's edges. */
export const validCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, nearest),
  x: within(x, 0, 1),
  y: within(y, 0, 1),
});

/** The part of a picture that a crop keeps, `ratio` being its width to its height; in the picture's own pixels. */
export function cropArea(picture: Size, ratio: number, crop: Crop): Area {
  const { zoom, x, y } = validCrop(crop);
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
}

/** The crop after its picture was moved, by shares of the frame it shows in. */
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

/** How large an image is kept: never larger than it is, and no larger than screens show. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
