// The pages. A table is a chunk of its own, and so is each game.

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/Home.tsx';
import { Newer } from './offline/Newer.tsx';
import { Trouble } from './part/Trouble.tsx';
import { Waiting } from './part/Waiting.tsx';
import { LanguageProvider } from './words/language.tsx';

const LocalPage = lazy(() => import('./table/LocalPage.tsx'));
const RemotePage = lazy(() => import('./table/RemotePage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const ReplaysPage = lazy(() => import('./replay/ReplaysPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const TablesPage = lazy(() => import('./account/TablesPage.tsx'));
const LinkPage = lazy(() => import('./account/LinkPage.tsx'));

export function App() {
  return (
    <LanguageProvider>
      <Newer />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/here/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <RemotePage key={id} id={id} />}</Route>
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
          <Route>
            <Trouble />
          </Route>
        </Switch>
      </Suspense>
    </LanguageProvider>
  );
}
