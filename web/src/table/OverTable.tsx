// Whichever page lies over the table: the rules, the reference card, the keys, the race so far.

import { useLanguage } from '../words/language.tsx';
import { Dialog } from './Dialog.tsx';
import { type Over, useFrame } from './frame.ts';
import { KeysPage } from './KeysPage.tsx';
import { Rulebook } from './Rulebook.tsx';

export function OverTable({ over }: { readonly over: Over }) {
  const { say } = useLanguage();
  const { props, table, lay } = useFrame();
  const close = (): void => lay(null);
  switch (over.page) {
    case 'rules':
      return <Rulebook number={over.number} onTurn={(number) => lay({ page: 'rules', number })} onClose={close} />;
    case 'keys':
      return <KeysPage onClose={close} />;
    case 'card':
      return table?.Card === undefined ? null : (
        <Dialog title={say('table.card')} wide onClose={close}>
          <table.Card {...props} />
        </Dialog>
      );
    case 'race':
      return null;
  }
}
