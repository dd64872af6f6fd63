import { useLanguage } from '../words/language.tsx';
import { Emblem } from './Emblem.tsx';

/** A small game: its words are the shell's, so that nothing of it is loaded before it is chosen. */
export function SmallGame({ id, onChoose }: { readonly id: string; onChoose(): void }) {
  const { messages, say } = useLanguage();
  const name = messages[`game.${id}`] ?? id;
  return (
    <li className="small-game panel">
      <Emblem id={id} />
      <h3>{name}</h3>
      <p className="quiet">{messages[`about.${id}`]}</p>
      <button type="button" className="button" onClick={onChoose}>
        {say('home.play')}
        <span className="aloud">: {name}</span>
      </button>
    </li>
  );
}
