// A button for something that may fail: what went wrong is said beside it.

import { type ReactNode, useState } from 'react';

interface TryButtonProps {
  readonly className: string;
  readonly children: ReactNode;
  act(): Promise<void>;
}

export function TryButton({ className, children, act }: TryButtonProps) {
  const [trouble, setTrouble] = useState('');
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => void act().catch((error: Error) => setTrouble(error.message))}
      >
        {children}
      </button>
      {trouble !== '' && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
