// What somebody wants to know before sitting down: the game, what it is about, how it is set up, how to learn it.

import type { TableView } from '@orrery/protocol/tables';
import { Link } from 'wouter';
import { useFront, useGameNames, useSaid } from '../home/fronts.tsx';
import { useRules } from '../home/useRules.ts';
import { useLanguage } from '../words/language.tsx';
import { paceMore, paceWord } from './ServerFields.tsx';

export function TableFacts({ tableView }: { readonly tableView: TableView }) {
  const { say } = useLanguage();
  const said = useSaid();
  const name = useGameNames()(tableView.game);
  const front = useFront(tableView.game);
  const pace = paceWord(tableView.pace);
  const options = useOptionTexts(tableView);
  return (
    <section className="table-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{name}</h2>
      {front !== undefined && <p>{said(front.line)}</p>}
      <dl>
        {pace !== undefined && (
          <div>
            <dt>{say('pace.title')}</dt>
            <dd>
              {say(pace)} {tableView.pace.kind === 'calm' && <small>{say(paceMore)}</small>}
            </dd>
          </div>
        )}
        {tableView.rated === true && (
          <div>
            <dt>{say('rated.title')}</dt>
            <dd>
              {say('rated.more')} {tableView.pace.kind !== 'turns' && say('rated.away')}
            </dd>
          </div>
        )}
        {options.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {front?.learning !== undefined && (
        <p className="row">
          <Link href={`/learn/${front.id}`} className="button">
            {say('home.how-to-play')}
          </Link>
          <Link href={`/learn/${front.id}/rules`} className="button plain">
            {say('rule.title')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The options of a table in the game's own words. */
function useOptionTexts({ game: id, options }: TableView): readonly { label: string; value: string }[] {
  const { say, lang } = useLanguage();
  const known = useRules(id);
  if (known === null) return [];
  const { game, messages } = known;
  return Object.entries(game.options).flatMap(([option, values]) => {
    const value = options[option] ?? values[0] ?? '';
    // What is not in play need not be read.
    if (value === false) return [];
    const plain =
      typeof value === 'boolean'
        ? say(value ? 'new.yes' : 'new.no')
        : value.toLocaleString(lang, { useGrouping: 'always' });
    const label = messages[`option.${option}`] ?? option;
    return [{ label, value: messages[`option.${option}.${String(value)}`] ?? plain }];
  });
}
