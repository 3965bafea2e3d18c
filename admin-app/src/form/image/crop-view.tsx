import { useRef, type PointerEvent, type ReactNode } from 'react';
import { FieldHint, Stack, Text, border, color, font, media, radius, space, target } from 'shared-ui';
import { cropArea, movedCrop, nearest, validCrop, type Crop, type Size } from './crop';
import { styled } from 'styled-components';

const Stage = styled.div`
  display: grid;
  place-items: center;
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.surfaceSoft};
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  max-inline-size: min(100%, 26rem);
  max-block-size: 46vh;
  background: ${color.surface};
  outline: ${border.strong} solid ${color.accent};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Picture = styled.img`
  position: absolute;
  max-inline-size: none;
  block-size: auto;
  -webkit-user-select: none;
  pointer-events: none;
`;

const Sliders = styled.div`
  display: grid;
  gap: ${space.sm} ${space.md};

  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const SliderLabel = styled.label`
  display: grid;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

const Slider = styled.input`
  inline-size: 100%;
  min-block-size: ${target.touch};
  accent-color: ${color.brand};

  &:disabled {
    opacity: 0.5;
  }
`;

export type CropViewProps = {
  picture: Size & { address: string };
  ratio: number;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Shown if the image is too small to look sharp. */
  warning?: ReactNode;
};

const percent = (share: number) => `${share * 100}%`;

/** The crop frame. Dragging moves the image inside it; the sliders do the same for keyboard and assistive technology. */
export function CropView({ picture, ratio, crop, onCrop, warning }: CropViewProps) {
  const area = cropArea(picture, ratio, crop);
  const drag = useDrag((moved) => onCrop(movedCrop(picture, ratio, crop, moved)));
  const place = {
    inlineSize: percent(picture.width / area.width),
    insetInlineStart: percent(-area.left / area.width),
    insetBlockStart: percent(-area.top / area.height),
  };
  const change = (part: Partial<Crop>) => onCrop(validCrop({ ...crop, ...part }));
  return (
    <Stack gap="md">
      <Stage>
        <Frame style={{ aspectRatio: String(ratio) }} {...drag}>
          <Picture src={picture.address} alt="" draggable={false} style={place} />
        </Frame>
      </Stage>
      <Sliders>
        <CropSlider
          label="Zoom"
          value={(crop.zoom - 1) / (nearest - 1)}
          onChange={(share) => change({ zoom: 1 + share * (nearest - 1) })}
        />
        <CropSlider
          label="Left to right"
          value={crop.x}
          isOff={area.width >= picture.width}
          onChange={(x) => change({ x })}
        />
        <CropSlider
          label="Top to bottom"
          value={crop.y}
          isOff={area.height >= picture.height}
          onChange={(y) => change({ y })}
        />
      </Sliders>
      <FieldHint>Drag the image or use the sliders.</FieldHint>
      {warning && (
        <Text size="sm" role="status">
          {warning}
        </Text>
      )}
    </Stack>
  );
}

type CropSliderProps = { label: string; value: number; isOff?: boolean; onChange: (share: number) => void };

function CropSlider({ label, value, isOff, onChange }: CropSliderProps) {
  return (
    <SliderLabel>
      {label}
      <Slider
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round(value * 100)}
        disabled={isOff}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      />
    </SliderLabel>
  );
}

/** Pointer movement since the last event, as shares of the frame. */
function useDrag(onMove: (moved: { x: number; y: number }) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!last.current) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      onMove({ x: (event.clientX - last.current.x) / width, y: (event.clientY - last.current.y) / height });
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
