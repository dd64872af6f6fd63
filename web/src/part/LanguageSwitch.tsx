import type { Lang } from '@orrery/kernel';
import { LANGS, useLanguage } from '../words/language.tsx';
import './LanguageSwitch.css';

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };

export function LanguageSwitch() {
  const { lang, choose, say } = useLanguage();
  return (
    <div className="languages" role="group" aria-label={say('page.language')}>
      {LANGS.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === lang}
          aria-label={NAMES[each]}
          onClick={() => choose(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
