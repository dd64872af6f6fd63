// The glyph of a seat: a colour and a shape, so that it is told apart without colours too.

const SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M12 2l10 10l-10 10l-10-10z',
  'M12 3l10 18h-20z',
  'M4 4h16v16h-16z',
  'M12 2l9 5v10l-9 5l-9-5v-10z',
  'M12 1l3 8h8l-6.500 5l2.500 8l-7-5l-7 5l2.500-8l-6.500-5h8z',
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? '';
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

export function Glyph({ seat, size = 18 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg className="glyph" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapeOf(seat)} fill={colourOf(seat)} stroke="#0c1329" strokeWidth="1.500" />
    </svg>
  );
}
