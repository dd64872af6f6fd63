// The pages. A table is a chunk of its own, and so is each game. What all of them look like comes first, so that whatever has a look
// of its own comes after it.

import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/fraunces/wght-italic.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import type { Front } from '@orrery/games/front';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FrontsProvider } from './home/fronts.tsx';
import { Home } from './home/Home.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { Trouble, Waiting } from './part/Waiting.tsx';
import { LanguageProvider, withWords } from './words/language.tsx';

const LocalTablePage = lazy(() => import('./table/LocalTablePage.tsx'));
const RemoteTablePage = lazy(withWords(() => import('./online/RemoteTablePage.tsx')));
const ReplayPage = lazy(withWords(() => import('./replay/ReplayPage.tsx')));
const ReplaysPage = lazy(withWords(() => import('./replay/ReplaysPage.tsx')));
const AccountPage = lazy(withWords(() => import('./account/AccountPage.tsx')));
const ProfilePage = lazy(withWords(() => import('./friends/ProfilePage.tsx')));
const TablesPage = lazy(withWords(() => import('./account/TablesPage.tsx')));
const ResetPage = lazy(withWords(async () => ({ default: (await import('./account/LinkPage.tsx')).ResetPage })));
const LinkPage = lazy(withWords(async () => ({ default: (await import('./account/LinkPage.tsx')).LinkPage })));
const LearnPage = lazy(withWords(() => import('./learn/LearnPage.tsx')));
const LessonPage = lazy(withWords(() => import('./learn/LessonPage.tsx')));
const RulesPage = lazy(withWords(() => import('./learn/RulesPage.tsx')));
const EncyclopaediaPage = lazy(withWords(() => import('./learn/EncyclopaediaPage.tsx')));
const GlossaryPage = lazy(withWords(() => import('./learn/GlossaryPage.tsx')));

interface Props {
  readonly fronts: readonly Front[];
}

export function App({ fronts }: Props) {
  return (
    <LanguageProvider>
      <FrontsProvider fronts={fronts}>
        <NewVersion />
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </FrontsProvider>
    </LanguageProvider>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/here/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <RemoteTablePage key={id} id={id} />}</Route>
      <Route path="/replays">
        <ReplaysPage />
      </Route>
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/tables">
        <TablesPage />
      </Route>
      <Route path="/profile">
        <ProfilePage />
      </Route>
      <Route path="/quiet">
        <LinkPage use="quiet" />
      </Route>
      <Route path="/confirm">
        <LinkPage use="confirm" />
      </Route>
      <Route path="/reset">
        <ResetPage />
      </Route>
      <Route path="/learn">
        <LearnPage />
      </Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
      <Route path="/learn/:game/rules">{({ game }) => <RulesPage key={game} game={game} />}</Route>
      <Route path="/learn/:game/glossary">{({ game }) => <GlossaryPage key={game} game={game} />}</Route>
      <Route path="/learn/:game/encyclopaedia/:article?">
        {({ game, article }) => (
          <EncyclopaediaPage key={game} game={game} {...(article === undefined ? {} : { article })} />
        )}
      </Route>
      <Route path="/learn/:game/lesson/:id">{({ game, id }) => <LessonPage key={id} game={game} id={id} />}</Route>
      <Route>
        <Trouble />
      </Route>
    </Switch>
  );
}
