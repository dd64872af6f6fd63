import { useLanguage } from '../words/language.tsx';

/** The number of a rule; it opens the rule's page. */
export function RuleButton({ number, onOpen }: { readonly number: string; onOpen(number: string): void }) {
  const { say } = useLanguage();
  return (
    <button type="button" className="rule" title={say('table.rule', { rule: number })} onClick={() => onOpen(number)}>
      §{number}
    </button>
  );
}
