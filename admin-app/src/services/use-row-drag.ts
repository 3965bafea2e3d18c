import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

type Drag = { id: string; /** The position it would drop at. */ to: number };

// Close to the edge of the window, dragging scrolls the page.
const edgePixels = 80;
const scrollPixels = 16;

/**
 * Drags the rows of a list by their grips, with mouse, pen or finger; Escape cancels. Rows carry their id in `data-row`.
 * Keyboards need buttons of their own.
 */
export function useRowDrag(ids: readonly string[], onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();

  const positionAt = (id: string, y: number) => {
    const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
      ({ dataset }) => dataset['row'] !== id,
    );
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  };
  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, to: ids.indexOf(id) });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      if (clientY < edgePixels) window.scrollBy({ top: -scrollPixels, behavior: 'instant' });
      if (clientY > window.innerHeight - edgePixels) window.scrollBy({ top: scrollPixels, behavior: 'instant' });
      setDrag({ id, to: positionAt(id, clientY) });
    },
    onPointerUp: () => {
      if (drag && drag.to !== ids.indexOf(id)) onDrop(id, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  const isDragging = drag !== undefined;
  const cancel = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined));
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (event: KeyboardEvent) => void cancel(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isDragging]);

  /** Where the line that marks the drop position belongs on a row. */
  const markOf = (id: string): 'before' | 'after' | undefined => {
    if (!drag || drag.to === ids.indexOf(drag.id)) return undefined;
    if (ids[drag.to] !== id) return undefined;
    return drag.to < ids.indexOf(drag.id) ? 'before' : 'after';
  };
  return [list, { draggedId: drag?.id, grip, markOf }] as const;
}

export type RowDrag = ReturnType<typeof useRowDrag>[1];
