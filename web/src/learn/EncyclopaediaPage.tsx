// The encyclopaedia of a game: its articles, sifted by what the address says, or the page of one.

import type { Encyclopaedia, Article } from '@orrery/games/learn';
import type { Messages } from '@orrery/kernel';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useGameNames } from '../home/fronts.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { SearchField } from '../part/SearchField.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import { useLanguage } from '../words/language.tsx';
import { ArticleText } from './ArticleText.tsx';
import { type LookedUp, useEncyclopaedia } from './useLearning.ts';
import './EncyclopaediaPage.css';

export default function EncyclopaediaPage({ game, article }: { readonly game: string; readonly article?: string }) {
  const looked = useEncyclopaedia(game);
  if (looked === undefined) return <Waiting />;
  if (looked === null) return <Trouble />;
  const found = looked.encyclopaedia.articles.find(({ id }) => id === article);
  if (article !== undefined && found === undefined) return <Trouble />;
  return (
    <div className="page">
      <HomeBar />
      {found === undefined ? (
        <Articles looked={looked} />
      ) : (
        <ArticleText key={article} looked={looked} article={found} />
      )}
    </div>
  );
}

const SEARCH = 'search';

function Articles({ looked: { game, encyclopaedia, messages } }: { readonly looked: LookedUp }) {
  const { say, lang } = useLanguage();
  const title = useGameNames()(game.id);
  const [wanted, setWanted] = useSearchParams();
  const articles = useMemo(
    () =>
      encyclopaedia.articles.toSorted((a, b) => (messages[a.name] ?? '').localeCompare(messages[b.name] ?? '', lang)),
    [encyclopaedia, messages, lang],
  );
  const shown = articles.filter((article) => isWanted(article, encyclopaedia, wanted, messages));
  const want = (name: string, value: string): void =>
    setWanted(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <main className="encyclopaedia">
      <h1>
        {title}: {messages['encyclopaedia']}
      </h1>
      <form className="sift" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={say('learn.sift')}
          value={wanted.get(SEARCH) ?? ''}
          onChange={(value) => want(SEARCH, value)}
        />
        {Object.entries(encyclopaedia.filters).map(([filter, values]) => (
          <label key={filter} className="field">
            {messages[filter]}
            <select value={wanted.get(filter) ?? ''} onChange={(event) => want(filter, event.target.value)}>
              <option value="">{say('learn.all-of-it')}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {messages[`${filter}.${value}`]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <p className="quiet" role="status">
        {say(shown.length === 0 ? 'learn.no-article' : 'learn.articles', { n: shown.length })}{' '}
        {wanted.size > 0 && (
          <button type="button" className="button plain" onClick={() => setWanted({}, { replace: true })}>
            {say('learn.sift-anew')}
          </button>
        )}
      </p>
      <ul className="articles">
        {shown.map((article) => (
          <ArticleCard
            key={article.id}
            game={game.id}
            article={article}
            encyclopaedia={encyclopaedia}
            messages={messages}
          />
        ))}
      </ul>
    </main>
  );
}

/** What the address asks for: a value of each filter that is named, and words that are in its name or its line. */
function isWanted(article: Article, { filters }: Encyclopaedia, wanted: URLSearchParams, messages: Messages): boolean {
  const fits = Object.keys(filters).every((filter) => {
    const value = wanted.get(filter);
    return value === null || article.facets[filter]?.includes(value) === true;
  });
  const words = (wanted.get(SEARCH) ?? '').trim().toLowerCase();
  return fits && `${messages[article.title]} ${messages[article.line]}`.toLowerCase().includes(words);
}

interface ArticleCardProps {
  readonly game: string;
  readonly article: Article;
  readonly encyclopaedia: Encyclopaedia;
  readonly messages: Messages;
}

function ArticleCard({ game, article: { id, name, line }, encyclopaedia, messages }: ArticleCardProps) {
  return (
    <li>
      <Link href={`/learn/${game}/encyclopaedia/${id}`} className="panel article-card">
        <encyclopaedia.Picture article={id} size={72} />
        <span>
          <strong>{messages[name]}</strong>
          <span className="article-line">{messages[line]}</span>
        </span>
      </Link>
    </li>
  );
}
