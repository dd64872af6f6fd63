// All settings in one sheet. Each counts at once, so that it can be judged on the page behind.

import { useId } from 'react';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { Sheet } from '../part/Sheet.tsx';
import { useLanguage } from '../words/language.tsx';
import { changeSettings, CHOICES, type Settings, useSettings } from './settings.ts';
import './SettingsSheet.css';

export default function SettingsSheet({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const { sound, volume } = useSettings();
  return (
    <Sheet title={say('settings.title')} close={say('settings.done')} className="settings" onClose={onClose}>
      <div className="settings-body">
        <p className="quiet">{say('settings.more')}</p>
        <section>
          <h3>{say('settings.look')}</h3>
          <div className="setting">
            <span>{say('settings.language')}</span>
            <LanguageSwitch />
          </div>
          <ChoiceSetting of="text" />
          <ChoiceSetting of="theme" />
          <ChoiceSetting of="colours" />
          <SwitchSetting of="words" />
        </section>
        <section>
          <h3>{say('settings.feel')}</h3>
          <ChoiceSetting of="motion" />
          <ChoiceSetting of="pace" />
          <SwitchSetting of="sound" />
          <label className="setting" data-off={!sound}>
            <span>{say('settings.volume')}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              disabled={!sound}
              value={volume}
              onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
            />
          </label>
        </section>
        <section>
          <h3>{say('settings.play')}</h3>
          <SwitchSetting of="offers" />
        </section>
      </div>
    </Sheet>
  );
}

/** One of a few, side by side. */
function ChoiceSetting({ of: key }: { readonly of: keyof typeof CHOICES }) {
  const { messages, say } = useLanguage();
  const settings = useSettings();
  const name = useId();
  const values: readonly Settings[typeof key][] = CHOICES[key];
  return (
    <fieldset className="setting">
      <legend>{say(`settings.${key}`)}</legend>
      <div className="few">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={settings[key] === value}
              onChange={() => changeSettings({ [key]: value })}
            />
            <span>{messages[`settings.${key}.${value}`]}</span>
          </label>
        ))}
      </div>
      <SettingNote of={key} />
    </fieldset>
  );
}

function SwitchSetting({ of: key }: { readonly of: 'words' | 'sound' | 'offers' }) {
  const { say } = useLanguage();
  const settings = useSettings();
  return (
    <div className="setting">
      <label className="switch">
        <span>{say(`settings.${key}`)}</span>
        <input
          type="checkbox"
          role="switch"
          checked={settings[key]}
          onChange={(event) => changeSettings({ [key]: event.target.checked })}
        />
      </label>
      <SettingNote of={key} />
    </div>
  );
}

function SettingNote({ of: key }: { readonly of: keyof Settings }) {
  const { messages } = useLanguage();
  const more = messages[`settings.${key}.more`];
  return more === undefined ? null : <small className="quiet">{more}</small>;
}
