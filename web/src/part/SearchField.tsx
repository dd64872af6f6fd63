interface SearchFieldProps {
  readonly label: string;
  readonly className?: string;
  readonly value: string;
  onChange(value: string): void;
  /** Enter or the arrow down: on to what was found. */
  onEnter?(): void;
}

/** What a list is narrowed down by. */
export function SearchField({ label, className = 'field', value, onChange, onEnter }: SearchFieldProps) {
  return (
    <label className={className}>
      {label}
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (onEnter === undefined || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}
