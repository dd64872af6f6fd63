// The number of a rule beside what it is about.

import { useLanguage } from '../words/language.tsx';

/** It opens the rule's page. */
export function RuleButton({ number, onOpen }: { readonly number: string; onOpen(number: string): void }) {
  const { say } = useLanguage();
  return (
    <button type="button" className="rule" title={say('table.rule', { rule: number })} onClick={() => onOpen(number)}>
      §{number}
    </button>
  );
}
