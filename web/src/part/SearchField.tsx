interface SearchFieldProps {
  readonly label: string;
  readonly className?: string;
  readonly value: string;
  onChange(value: string): void;
}

/** What a list is narrowed down by. */
export function SearchField({ label, className = 'field', value, onChange }: SearchFieldProps) {
  return (
    <label className={className}>
      {label}
      <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
