// Merchant of Venus, first and large: a piece of its star chart, what it is, and the ways in.

import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import { Lanes } from './Lanes.tsx';

export function MerchantCard({ onChoose }: { onChoose(): void }) {
  const { say } = useLanguage();
  const name = say('game.merchant');
  return (
    <article className="merchant-card">
      <Lanes />
      <div>
        <h3>{name}</h3>
        <p>{say('about.merchant')}</p>
        <ul className="facts">
          {(['seats', 'time', 'whole'] as const).map((each) => (
            <li key={each}>{say(`merchant.${each}`)}</li>
          ))}
        </ul>
        <div className="hero-ways">
          <button type="button" className="button main" onClick={onChoose}>
            {say('home.play')}
            <span className="aloud">: {name}</span>
          </button>
          <Link href="/learn/merchant" className="button">
            {say('home.how-to-play')}
            <span className="aloud">: {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
