import { Link } from 'wouter';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useLanguage } from '../words/language.tsx';

/** The top of every page that is no table. */
export function HomeBar() {
  const { say } = useLanguage();
  return (
    <header className="home-bar">
      <Link href="/" className="brand">
        <img src="/orrery.svg" alt="" width="34" height="34" />
        Orrery
      </Link>
      <nav aria-label={say('home.ways')}>
        <Link href="/learn">{say('home.learn')}</Link>
        <Link href="/replays">{say('home.replays')}</Link>
        <Link href="/tables">{say('tables.title')}</Link>
        <Link href="/account">{say('tables.sign-in')}</Link>
      </nav>
      <LanguageSwitch />
      <SettingsButton />
    </header>
  );
}
