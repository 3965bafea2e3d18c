import { useMemo, useState } from 'react';
import { useSettings } from 'data-client';
import { ownerPalette, ThemeProvider } from 'shared-ui';
import { BookingCard } from '../booking-card/booking-card';
import type { BookingPreviewProps } from '../contract';

/** A preview of the form on a partner's page, in that page's color scheme. */
export function BookingPreview({ scheme, ...booking }: BookingPreviewProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { settings } = useSettings();
  const palette = useMemo(() => ownerPalette(settings), [settings]);
  return (
    <div ref={setPlace}>
      {place && (
        <ThemeProvider target={place} palette={palette} scheme={scheme} buttonShape={settings.button_style}>
          <BookingCard key={booking.service} {...booking} />
        </ThemeProvider>
      )}
    </div>
  );
}
