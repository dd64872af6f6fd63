// The fields by which people come in: the login, a password that is known, and one that is to be.

import { useLanguage } from '../words/language.tsx';
import type { Word } from '../words/en/index.ts';

interface FieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** `fresh`: one that nobody has yet. */
export function LoginField({ value, onChange, fresh = false }: FieldProps & { readonly fresh?: boolean }) {
  const { say } = useLanguage();
  return (
    <label className="field">
      {say('account.login')}
      <input
        required
        minLength={fresh ? 3 : 1}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {fresh && <small>{say('account.login-more')}</small>}
    </label>
  );
}

interface PasswordProps extends FieldProps {
  readonly label?: Word;
  readonly fresh?: boolean;
}

export function PasswordField({ value, onChange, label = 'account.password', fresh = false }: PasswordProps) {
  const { say } = useLanguage();
  return (
    <label className="field">
      {say(label)}
      <input
        required
        type="password"
        minLength={fresh ? 10 : 1}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {fresh && <small>{say('account.password-more')}</small>}
    </label>
  );
}
