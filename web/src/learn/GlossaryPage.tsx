// The glossary as a page: every term in a sentence or two, in the order of the alphabet.

import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useGameNames } from '../home/fronts.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { SearchField } from '../part/SearchField.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import { useLanguage } from '../words/language.tsx';
import { glossaryOf } from './glossary.tsx';
import { type Learned, useLearning } from './useLearning.ts';
import './RulesPage.css';

export default function GlossaryPage({ game }: { readonly game: string }) {
  const learned = useLearning(game);
  if (learned === undefined) return <Waiting />;
  return learned === null ? <Trouble /> : <GlossaryTerms learned={learned} />;
}

function GlossaryTerms({ learned: { game, learning, messages } }: { readonly learned: Learned }) {
  const { say, lang } = useLanguage();
  const title = useGameNames()(game.id);
  const [wanted, setWanted] = useState('');
  const terms = useMemo(
    () => glossaryOf(learning.terms, messages).terms.toSorted((a, b) => a.name.localeCompare(b.name, lang)),
    [learning, messages, lang],
  );
  const shown = terms.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className="page">
      <HomeBar />
      <main className="glossary">
        <h1>
          {title}: {say('learn.glossary')}
        </h1>
        <SearchField label={say('learn.glossary-open')} value={wanted} onChange={setWanted} />
        <dl>
          {shown.map(({ id, name, text, rule }) => (
            <div key={id} id={id} className="panel">
              <dt>{name}</dt>
              <dd>
                {text}{' '}
                {rule !== null && (
                  <Link href={`/learn/${game.id}/rules#${rule}`}>{say('learn.see-rule', { rule })}</Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}
