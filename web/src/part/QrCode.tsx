// A link as a picture that a phone reads: the friend across the table points the camera at it.

import { useEffect, useState } from 'react';
import './QrCode.css';

/** Light around it, without which cameras do not find it: four squares. */
const REST = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let left = false;
    void import('lean-qr').then(({ generate }) => {
      if (left) return;
      const code = generate(text);
      const squares: string[] = [];
      for (let y = 0; y < code.size; y++)
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + REST} ${y + REST}h1v1h-1z`);
      setDrawn({ size: code.size + 2 * REST, path: squares.join('') });
    });
    return () => {
      left = true;
    };
  }, [text]);
  if (drawn === null) return <div className="qr-code" />;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
