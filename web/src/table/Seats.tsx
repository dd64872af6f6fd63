// Who sits where: glyph, name, who plays it, score and place; for the seats of this screen, what can be done with them.

import { levels } from '@orrery/bots';
import type { Refusal, Seat } from '@orrery/kernel';
import { useState } from 'react';
import { useScore } from '../home/fronts.tsx';
import { TaskStatus, useTask } from '../account/task.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { CopyLink } from '../part/share.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import type { Word } from '../words/en/index.ts';
import { useLanguage, useLevelName } from '../words/language.tsx';
import { type SeatCommands, useTableContext } from './tableContext.ts';
import './Seats.css';

export function Seats() {
  const { say } = useLanguage();
  const { shownTable, props, table, seatCommands, personMenu: About } = useTableContext();
  const { standing, sitters, waiting, view } = shownTable;
  const Portrait = table?.Portrait;
  const [open, setOpen] = useState<Seat | null>(null);
  const write = useScore(shownTable.game.id);
  return (
    <section className="panel seats" aria-labelledby="seats-title">
      <h2 id="seats-title">{say('table.seats')}</h2>
      <ul>
        {sitters.map(({ name, ours = false, person = false }, seat) => {
          const score = standing.scores[seat] ?? null;
          return (
            <li key={seat} data-acting={!standing.over && waiting.includes(seat)} data-you={seat === view.viewer}>
              <Glyph seat={seat} size={22} />
              {Portrait !== undefined && (
                <span className="portrait">
                  <Portrait {...props} seat={seat} />
                </span>
              )}
              <span className="who">
                <strong title={name}>{name}</strong>
                <SeatPlayer seat={seat} />
              </span>
              <span className="score">
                {props.planned.includes(seat) && (
                  <span className="planned" title={say('table.planned')} data-planned={seat}>
                    <span aria-hidden="true">✓</span>
                    <span className="aloud">{say('table.planned')}, </span>
                  </span>
                )}
                <span className="aloud">{say('table.score')} </span>
                {score === null ? <small>{say('table.unknown')}</small> : write(score)}
                <span className="aloud">, {say('table.rank', { rank: standing.ranks[seat] ?? 0 })}</span>
              </span>
              {((seatCommands !== null && ours && !standing.over) || (About !== null && person && !ours)) && (
                <button
                  type="button"
                  className="seat-button"
                  aria-label={say('seat.menu', { who: name })}
                  title={say('seat.menu', { who: name })}
                  onClick={() => setOpen(seat)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && <OpenedMenu seat={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function OpenedMenu({ seat, onClose }: { readonly seat: Seat; onClose(): void }) {
  const { shownTable, seatCommands, personMenu: About } = useTableContext();
  const ours = shownTable.sitters[seat]?.ours === true;
  if (ours && seatCommands !== null) return <SeatMenu seat={seat} seatCommands={seatCommands} onClose={onClose} />;
  return About !== null && !ours ? <About seat={seat} onClose={onClose} /> : null;
}

/** Person or bot, and whether it is its turn. */
function SeatPlayer({ seat }: { readonly seat: Seat }) {
  const { say } = useLanguage();
  const level = useLevelName();
  const { standing, sitters, waiting, view } = useTableContext().shownTable;
  const { bot = null, unnoted = false, friend, present, resigned = false } = sitters[seat] ?? {};
  return (
    <small>
      {resigned && say('seat.resigned')}
      {present !== undefined && bot === null && (
        <span className="presence" data-here={present} title={say(present ? 'seat.here' : 'seat.away')}>
          <span className="aloud">{say(present ? 'seat.here' : 'seat.away')}, </span>
        </span>
      )}
      {!resigned && bot === null && friend !== undefined && say('seat.friend', { name: friend })}
      {!resigned && bot === null && friend === undefined && !unnoted && say(whoWord(seat === view.viewer, present))}
      {!resigned && bot !== null && (
        <>
          <span className="bot-word">{say('table.bot-word')} </span>
          {level(bot)}
        </>
      )}
      {!standing.over && waiting.includes(seat) && <span className="acting"> · {say('table.acting')}</span>}
    </small>
  );
}

const whoWord = (isYou: boolean, present: boolean | undefined): Word => {
  if (isYou) return 'table.you';
  return present === false ? 'seat.away-word' : 'table.person';
};

interface SeatMenuProps {
  readonly seat: Seat;
  readonly seatCommands: SeatCommands;
  onClose(): void;
}

/** What can be done with a seat of this screen: let a bot play it, take it back, give up. */
function SeatMenu({ seat, seatCommands, onClose }: SeatMenuProps) {
  const { shownTable } = useTableContext();
  return (
    <TableSheet title={shownTable.sitters[seat]?.name ?? ''} onClose={onClose}>
      <SeatWays seat={seat} seatCommands={seatCommands} onClose={onClose} />
    </TableSheet>
  );
}

export function SeatWays({ seat, seatCommands, onClose }: SeatMenuProps) {
  const { say } = useLanguage();
  const level = useLevelName();
  const { shownTable, send } = useTableContext();
  const [sure, setSure] = useState(false);
  const { bot = null, friend, resigned = false } = shownTable.sitters[seat] ?? {};
  const away = bot !== null || friend !== undefined;
  const run = (command: () => Promise<Refusal | null>) => () => {
    send(command);
    onClose();
  };
  return (
    <>
      {!away ? (
        <section className="seat-way">
          <h3>{say('seat.hand-over')}</h3>
          <p className="quiet">{say('seat.hand-over-more')}</p>
          <div className="row">
            {levels.map((each) => (
              <button
                key={each}
                type="button"
                className="button"
                onClick={run(() => seatCommands.handOver(seat, each))}
              >
                {level(each)}
              </button>
            ))}
          </div>
          {seatCommands.invite !== undefined && <InviteFriend invite={seatCommands.invite} />}
        </section>
      ) : (
        !resigned && (
          <button type="button" className="button main" onClick={run(() => seatCommands.handOver(seat, null))}>
            {say('seat.take-back')}
          </button>
        )
      )}
      {resigned ? (
        <p>{say('seat.resigned-more')}</p>
      ) : (
        <section className="seat-way">
          <h3>{say('seat.resign')}</h3>
          <p className="quiet">{say('seat.resign-more')}</p>
          {sure ? (
            <div className="row">
              <button type="button" className="button danger" onClick={run(() => seatCommands.resign(seat))}>
                {say('seat.resign-sure')}
              </button>
              <button type="button" className="button" onClick={() => setSure(false)}>
                {say('seat.resign-not')}
              </button>
            </div>
          ) : (
            <button type="button" className="button" onClick={() => setSure(true)}>
              {say('seat.resign')}
            </button>
          )}
        </section>
      )}
    </>
  );
}

/** A link for a friend, who then plays on in one's place until the seat is taken back. */
function InviteFriend({ invite }: { readonly invite: () => Promise<string> }) {
  const { say } = useLanguage();
  const [link, setLink] = useState<string | null>(null);
  const task = useTask();
  if (link !== null) return <CopyLink label={say('seat.friend-link')} link={link} />;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={task.busy}
        onClick={() => task.run(async () => setLink(await invite()))}
      >
        {say('seat.friend-ask')}
      </button>
      <TaskStatus task={task} />
    </>
  );
}
