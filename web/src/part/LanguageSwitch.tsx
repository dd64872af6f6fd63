import type { Lang } from '@orrery/kernel';
import { LANGS, useLanguage } from '../words/language.tsx';
import './LanguageSwitch.css';

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };

export function LanguageSwitch() {
  const { lang, choose, say } = useLanguage();
  return (
    <div className="languages" role="group" aria-label={say('page.language')}>
      {LANGS.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === lang} onClick={() => choose(each)}>
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span className="aloud">{NAMES[each]}</span>
        </button>
      ))}
    </div>
  );
}
