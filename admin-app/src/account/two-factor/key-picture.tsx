import encodeQR from 'qr';

const margin = 4;

/** A QR code, always dark on light because scanners need it. */
export function KeyPicture({ address }: { address: string }) {
  const rows = encodeQR(address, 'raw', { border: margin, ecc: 'low' });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="QR code for your authenticator app">
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
