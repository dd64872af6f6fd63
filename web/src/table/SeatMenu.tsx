// What can be done with a seat of this screen: let a bot play it, take it back, give up.

import { levels } from '@orrery/bots';
import type { Refusal, Seat } from '@orrery/kernel';
import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useLevelName } from '../words/levelName.ts';
import { TableSheet } from './Dialog.tsx';
import { InviteFriend } from './InviteFriend.tsx';
import { type SeatCommands, useTableContext } from './frame.ts';

interface Props {
  readonly seat: Seat;
  readonly seatCommands: SeatCommands;
  onClose(): void;
}

export function SeatMenu({ seat, seatCommands, onClose }: Props) {
  const { say } = useLanguage();
  const level = useLevelName();
  const { shot, send } = useTableContext();
  const [sure, setSure] = useState(false);
  const { name = '', bot = null, friend, resigned = false } = shot.sitters[seat] ?? {};
  const away = bot !== null || friend !== undefined;
  const run = (command: () => Promise<Refusal | null>) => () => {
    send(command);
    onClose();
  };
  return (
    <TableSheet title={name} onClose={onClose}>
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
    </TableSheet>
  );
}
