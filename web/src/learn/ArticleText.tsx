// The page of one article: its portrait, what there is to say, whom it goes with, and a position to try it in.

import type { Company, Article } from '@orrery/games/learn';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keptName } from '../home/name.ts';
import { openHere } from '../home/open.ts';
import { situationWish } from '../home/wish.ts';
import { useLanguage } from '../words/language.tsx';
import { TextWithTerms } from './glossary.tsx';
import type { LookedUp } from './useLearning.ts';

interface ArticleTextProps {
  readonly looked: LookedUp;
  readonly article: Article;
}

export function ArticleText({ looked, article }: ArticleTextProps) {
  const { say } = useLanguage();
  const { game, encyclopaedia, messages } = looked;
  const pages = `/learn/${game.id}/encyclopaedia`;
  return (
    <main className="article">
      <nav className="article-ways">
        <Link href={pages} className="button plain">
          <span aria-hidden="true">←</span> {say('learn.article-all')}
        </Link>
        <Neighbours looked={looked} article={article} pages={pages} />
      </nav>
      <header>
        <encyclopaedia.Picture article={article.id} size={240} />
        <div>
          <h1>{messages[article.title]}</h1>
          <p className="lead">{messages[article.line]}</p>
          <Facets looked={looked} article={article} pages={pages} />
        </div>
      </header>
      <div className="article-text">
        {article.paragraphs.map(({ title, text }) => {
          const words = messages[text];
          return words === undefined ? null : (
            <section key={text}>
              {title !== undefined && <h2>{messages[title]}</h2>}
              <p>
                <TextWithTerms game={game.id} text={words} />
              </p>
            </section>
          );
        })}
      </div>
      <aside>
        <Example looked={looked} article={article} />
        {article.company.map((company) => (
          <CompanyList key={company.title} looked={looked} company={company} pages={pages} />
        ))}
      </aside>
    </main>
  );
}

interface PagesProps extends ArticleTextProps {
  /** Where the list of articles is. */
  readonly pages: string;
}

function Neighbours({ looked: { encyclopaedia, messages }, article, pages }: PagesProps) {
  const { say } = useLanguage();
  const { articles } = encyclopaedia;
  const at = articles.indexOf(article);
  const [before, after] = [articles[at - 1], articles[at + 1]];
  return (
    <>
      {before !== undefined && (
        <Link
          href={`${pages}/${before.id}`}
          className="button plain"
          aria-label={say('learn.article-before', { name: messages[before.name] ?? '' })}
        >
          <span aria-hidden="true">‹</span> {messages[before.name]}
        </Link>
      )}
      {after !== undefined && (
        <Link
          href={`${pages}/${after.id}`}
          className="button plain"
          aria-label={say('learn.article-after', { name: messages[after.name] ?? '' })}
        >
          {messages[after.name]} <span aria-hidden="true">›</span>
        </Link>
      )}
    </>
  );
}

/** Each leads to the others that share it. */
function Facets({ looked: { encyclopaedia, messages }, article, pages }: PagesProps) {
  return (
    <dl className="facets">
      {Object.keys(encyclopaedia.filters).map((filter) => (
        <div key={filter}>
          <dt>{messages[filter]}</dt>
          <dd>
            {article.facets[filter]?.map((value) => (
              <span key={value}>
                <Link href={`${pages}?${filter}=${value}`}>{messages[`${filter}.${value}`]}</Link>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Example({ looked: { game, messages }, article: { example } }: ArticleTextProps) {
  const { say } = useLanguage();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const situation = example === undefined ? undefined : game.situations?.[example.situation];
  if (example === undefined || situation === undefined) return null;
  const play = (): void => {
    setBusy(true);
    void openHere(game, situationWish(example.situation, situation, keptName())).then(go);
  };
  return (
    <section className="panel article-example">
      <h2>{say('learn.example')}</h2>
      <p>{messages[example.text]}</p>
      <button type="button" className="button main" disabled={busy} onClick={play}>
        {say('learn.example-play')}
      </button>
    </section>
  );
}

interface CompanyListProps {
  readonly looked: LookedUp;
  readonly company: Company;
  readonly pages: string;
}

function CompanyList({ looked: { encyclopaedia, messages }, company: { title, articles }, pages }: CompanyListProps) {
  return (
    <section>
      <h2>{messages[title]}</h2>
      <ul className="company">
        {articles.map(({ id, why }) => (
          <li key={id}>
            <encyclopaedia.Picture article={id} size={44} />
            <p>
              <Link href={`${pages}/${id}`}>
                {messages[encyclopaedia.articles.find((each) => each.id === id)?.name ?? '']}
              </Link>{' '}
              {messages[why]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
