// The silhouettes of the units, drawn by us: each kind has a shape of its own, in a box of 24 by 24.

export const UNIT_SHAPES: readonly string[] = [
  // sct: a dart
  'M12 2L16 13L12 10.500L8 13ZM12 12.500L15.500 21L12 18L8.500 21Z',
  // trn: two containers and an engine
  'M6 3H18V9H6ZM6 10.500H18V16.500H6ZM9 18H15V22H9Z',
  // col: a dome under way
  'M12 2A9 9 0 0 1 21 11V13H3V11A9 9 0 0 1 12 2ZM5 15H19L15 22H9Z',
  // PB: an arrowhead
  'M12 4L19 20L12 15.500L5 20Z',
  // AB: a lander on its legs
  'M7 3H17L21 11H3ZM3 12.500H8L7 21H4ZM16 12.500H21L20 21H17ZM10 12.500H14V18H10Z',
  // DD: slender
  'M12 1L15 9V17L19 22H5L9 17V9Z',
  // CA: winged
  'M12 1L15 8L22 15V19L15 16.500V22H9V16.500L2 19V15L9 8Z',
  // BB: broad and heavy
  'M12 0L16 5V9L22 12V22H18V17H16V22H8V17H6V22H2V12L8 9V5Z',
  // SS: a wheel
  'M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5ZM12 8.500A3.500 3.500 0 1 0 12 15.500A3.500 3.500 0 1 0 12 8.500Z',
  // RS: a fortress of six sides
  'M12 0L22.400 6V18L12 24L1.600 18V6ZM12 4.600L5.600 8.300V15.700L12 19.400L18.400 15.700V8.300ZM12 8L15.500 10V14L12 16L8.500 14V10Z',
  // the Berserker: thorns
  'M12 0L14.500 6.500L21 3.500L18 10L24 12.500L17.500 14.500L20 21.500L13.500 18L12 24L10.500 18L4 21.500L6.500 14.500L0 12.500L6 10L3 3.500L9.500 6.500Z',
  // the Ion Storm: a bolt
  'M14 0L4 14H11L8 24L20 9H13Z',
  // the amoeba
  'M7 3C12 -1 16 4 19 6S24 14 20 18S10 24 6 21S0 14 2 11S4 6 7 3ZM14 10A3 3 0 1 0 14 16A3 3 0 1 0 14 10Z',
];

interface UnitIconProps {
  readonly kind: number;
  readonly colour: string;
  readonly size?: number;
}

export const UnitIcon = ({ kind, colour, size = 18 }: UnitIconProps) => (
  <svg className="is-unit" width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
    <path d={UNIT_SHAPES[kind] ?? ''} fillRule="evenodd" style={{ fill: colour }} />
  </svg>
);
