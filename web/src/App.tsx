// The pages. A table is a chunk of its own, and so is each game.

import type { Front } from '@orrery/games/front';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FrontsProvider } from './home/fronts.tsx';
import { Home } from './home/Home.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { Trouble, Waiting } from './part/Waiting.tsx';
import { LanguageProvider, type Spoken } from './words/language.tsx';

const LocalTablePage = lazy(() => import('./table/LocalTablePage.tsx'));
const RemoteTablePage = lazy(() => import('./online/RemoteTablePage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const ReplaysPage = lazy(() => import('./replay/ReplaysPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const TablesPage = lazy(() => import('./account/TablesPage.tsx'));
const ResetPage = lazy(async () => ({ default: (await import('./account/LinkPage.tsx')).ResetPage }));
const LinkPage = lazy(async () => ({ default: (await import('./account/LinkPage.tsx')).LinkPage }));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx'));
const LessonPage = lazy(() => import('./learn/LessonPage.tsx'));
const RulesPage = lazy(() => import('./learn/RulesPage.tsx'));
const GlossaryPage = lazy(() => import('./learn/GlossaryPage.tsx'));

interface Props {
  readonly first: Spoken;
  readonly fronts: readonly Front[];
}

export function App({ first, fronts }: Props) {
  return (
    <LanguageProvider first={first}>
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
      <Route path="/learn/:game/lesson/:id">{({ game, id }) => <LessonPage key={id} game={game} id={id} />}</Route>
      <Route>
        <Trouble />
      </Route>
    </Switch>
  );
}
