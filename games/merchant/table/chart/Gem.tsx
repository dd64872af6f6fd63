// A relic, in its box or on a sun.

export function Gem() {
  return (
    <>
      <path d="M-6 -3L-3 -8H3L6 -3L0 7Z" className="chart-gem" />
      <path d="M-6 -3H6M-3 -8L0 -3L3 -8M0 -3V7" className="chart-facet" />
    </>
  );
}
