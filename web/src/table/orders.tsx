// Standing orders at a table: the calm one is offered where it would spare a question, the rest of a turn can be passed, and
// the menu shows what stands and takes it back. Who keeps them, the tab or the server, answers by them.

import { sentence } from '@orrery/games';
import type { Messages } from '@orrery/kernel';
import type { Order } from '@orrery/table';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { TableSource } from '../source/source.ts';
import { type Language, useLanguage } from '../words/language.tsx';
import { useTableContext } from './tableContext.ts';

interface OrdersProps {
  readonly source: TableSource;
}

/** What can be ordered now; undefined: not that. */
export function useOrders(source: TableSource): {
  readonly passRest: (() => void) | undefined;
  readonly beCalm: (() => void) | undefined;
  readonly askAlways: (() => void) | undefined;
} {
  const { shownTable, send } = useTableContext();
  const { orders } = shownTable;
  if (orders === null) return { passRest: undefined, beCalm: undefined, askAlways: undefined };
  const { own, calm, rest } = orders;
  const isCalm = own.some(({ scope }) => scope === undefined);
  return {
    passRest: rest === null ? undefined : () => send(() => source.order(rest)),
    beCalm: calm === null || isCalm ? undefined : () => send(() => source.order(calm)),
    askAlways: own.length === 0 ? undefined : () => send(() => source.order(null)),
  };
}

/** "You may react here, but you need not": on the first such question, and until it is answered. */
export function CalmOffer({ source }: OrdersProps) {
  const { say } = useLanguage();
  const { offers } = useSettings();
  const { shownTable, props } = useTableContext();
  const { beCalm } = useOrders(source);
  const { orders } = shownTable;
  if (!offers || beCalm === undefined || orders?.isSpared !== true || orders.calm === null) return null;
  const when = whenAsked(orders.calm, props.messages, say);
  return (
    <div className="calm-offer" role="group" aria-label={say('orders.title')}>
      <p>
        {when === null ? say('orders.offer-all') : say('orders.offer', { when })}{' '}
        <small className="quiet">{say('orders.offer-more')}</small>
      </p>
      <button type="button" className="button" disabled={props.busy} onClick={beCalm}>
        {say('orders.yes')}
      </button>
      <button type="button" className="button plain" onClick={() => changeSettings({ offers: false })}>
        {say('orders.no')}
      </button>
    </div>
  );
}

/** In the menu: what stands for the seat in front of the screen. Nothing where no game's window could be passed. */
export function OrdersMenu({ source }: OrdersProps) {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const { beCalm, askAlways } = useOrders(source);
  const { orders, game } = shownTable;
  const hasWindows = Object.values(game.steps).some(({ together }) => together === 'window');
  if (orders === null || !hasWindows) return null;
  const { own, calm } = orders;
  return (
    <section aria-labelledby="orders-title">
      <h3 id="orders-title">{say('orders.title')}</h3>
      {own.length === 0 && <p>{say('orders.none')}</p>}
      <ul>
        {own.map((order) => (
          <li key={order.scope ?? 'calm'}>
            <OrderText order={order} />
          </li>
        ))}
      </ul>
      <div className="row">
        {beCalm !== undefined && calm !== null && (
          <button type="button" className="button" disabled={props.busy} onClick={beCalm}>
            <OrderText order={calm} />
          </button>
        )}
        {askAlways !== undefined && (
          <button type="button" className="button" disabled={props.busy} onClick={askAlways}>
            {say('orders.clear')}
          </button>
        )}
      </div>
    </section>
  );
}

function OrderText({ order }: { readonly order: Order }) {
  const { say } = useLanguage();
  const { messages } = useTableContext().props;
  const when = whenAsked(order, messages, say);
  if (order.scope !== undefined) return say('orders.rest');
  return when === null ? say('orders.calm-all') : say('orders.calm', { when });
}

/** The exceptions of an order in the words of its game: "you are attacked or when you are in the duel". Null: it has none. */
function whenAsked({ unless }: Order, messages: Messages, say: Language['say']): string | null {
  const [first, ...others] = unless.map((tag) => sentence(messages, { key: `tag.${tag}` }));
  if (first === undefined) return null;
  return [first, ...others.map((when) => say('orders.or', { when }))].join(' ');
}
