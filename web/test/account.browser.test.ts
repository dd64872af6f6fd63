// Accounts and paced tables in a real browser: a passkey of a virtual device, turns as a queue, a clock that runs out.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { act, isAsked, nextQuestion } from './player.ts';
import { setUp, sitDown } from './tables.ts';

const { visit, server } = openSite();

/** A device that keeps passkeys and says yes. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signUp(page: Page, login: string): Promise<void> {
  await page.goto(`${server().address}/account`);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill('three brass planets');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
}

/** Takes the open seat by the form. */
async function takeSeat(page: Page, id: string): Promise<void> {
  await page.goto(`${server().address}/table/${id}`);
  await page.getByLabel('Your name').fill('Bo');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.locator('.table-layout').waitFor();
}

describe.skipIf(chromiumPath === null)('an account', () => {
  test('is made with a passkey, left, and opened again', async () => {
    const { page, close } = await visit();
    await withDevice(page);
    await page.goto(`${server().address}/account`);
    await page.getByLabel('Name at the table').fill('Ada');
    await page.getByRole('button', { name: 'Create one with a passkey' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await page.getByLabel('Name at the table').inputValue()).toBe('Ada');
    // Another way in needs the owner: the passkey once more, and from then on the password.
    await page.getByText('Set a password').click();
    await page.getByLabel('User name').fill(`ada-${Date.now()}`);
    await page.getByLabel('New password').fill('three brass planets');
    const form = page.locator('form', { has: page.getByLabel('New password') });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changed. All other browsers were signed out.').waitFor();
    await form.getByLabel('Your current password').fill('three brass planets');
    await page.getByLabel('New password').fill('four silver moons');
    await form.getByRole('button', { name: 'Save' }).click();
    // Emptied once it was taken.
    await expect.poll(() => form.getByLabel('Your current password').inputValue()).toBe('');
    await close();
  });

  test('keeps holidays, hands out a token once, and is deleted by who means it', async () => {
    const { page, close } = await visit();
    await signUp(page, 'holiday');
    await page.getByLabel('From').fill('2027-08-01');
    await page.getByLabel('To', { exact: true }).fill('2027-08-14');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Saved').waitFor();
    await page.getByText('Create a token').first().click();
    const token = page.locator('form', { has: page.getByLabel('What is it for?') });
    await token.getByLabel('What is it for?').fill('my bot');
    await token.getByLabel('Your current password').fill('three brass planets');
    await token.getByRole('button', { name: 'Create a token' }).click();
    expect(await page.getByLabel('Copy it now').inputValue()).toMatch(/^orrt_/);
    await page.reload();
    await page.getByText('my bot').waitFor();
    await page.getByText(/1\W+14 August 2027/).waitFor();
    expect(await page.getByLabel('Copy it now').count()).toBe(0);
    await page.getByText('Delete the account').click();
    const sure = page.getByRole('button', { name: 'Delete for good' });
    expect(await sure.isDisabled()).toBe(true);
    const form = page.locator('form', { has: sure });
    await form.getByLabel('This cannot be undone').fill('holiday');
    await form.getByLabel('Your current password').fill('three brass planets');
    await sure.click();
    await page.getByText('Your account is deleted').waitFor();
    await close();
  });

  test('gets a new password by the link of whoever looks after the house', async () => {
    const { page, close } = await visit();
    await signUp(page, 'forgetful');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Forgot your password?').click();
    await page.getByText('This server sends no e-mail.').waitFor();
    const command = ['cli/orrery.ts', 'admin', 'reset', 'forgetful', '--data', server().data];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
    await page.goto(`${server().address}${stdout.split('\n')[0]}`);
    await page.getByLabel('New password').fill('four silver moons');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Done. You are signed in here').waitFor();
    await page.getByRole('link', { name: 'To your account' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await close();
  });

  test('has pages for everybody, on a phone too', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, close } = await visit({ viewport, bypassCSP: true });
      for (const path of ['/account', '/tables']) {
        await page.goto(`${server().address}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([path, await widthBeyond(page), await seriousIssues(page)]).toEqual([path, 0, []]);
      }
      await signUp(page, `axe-${viewport.width}`);
      expect([await widthBeyond(page), await seriousIssues(page)]).toEqual([0, []]);
      await close();
    }
  });
});

describe.skipIf(chromiumPath === null)('a paced table', () => {
  test('plays on for who lets the time run out, and both see it', async () => {
    const [ada, bo] = [await visit(), await visit()];
    const id = await setUp(ada.page, 'merchant', 2, { pace: { kind: 'live', decision: 5, reserve: 0 } });
    await takeSeat(bo.page, id);
    const clocks = bo.page.locator('.clocks time');
    expect(await clocks.count()).toBe(1);
    const whose = await bo.page.locator('.clocks li').innerText();
    // Nobody answers: the clock does, and asks the next.
    await expect
      .poll(() => bo.page.locator('.clocks li').innerText(), { timeout: 30_000 })
      .not.toContain(whose.split(' ')[0]);
    await ada.close();
    await bo.close();
  });

  test('stands in the queue of who is asked, and the next one opens after an answer', async () => {
    const [ada, bo] = [await visit(), await visit()];
    const pace = { kind: 'turns', hours: 24, pause: true } as const;
    const tables = [await setUp(ada.page, 'orbit', 2, { pace }), await setUp(ada.page, 'orbit', 2, { pace })];
    for (const id of tables) await sitDown(bo.page, id, 'Bo');
    // The first seat begins: both tables wait for Ada, none for Bo.
    await bo.page.goto(`${server().address}/tables`);
    await bo.page.getByText('Nobody is waiting for you').waitFor();
    await ada.page.goto(`${server().address}/tables`);
    const queue = ada.page.locator('.queue');
    await expect.poll(() => queue.locator('li').count()).toBe(2);
    await queue.getByRole('link', { name: 'Play' }).first().click();
    await nextQuestion(ada.page);
    await ada.page.locator('.clocks time', { hasText: /23h|1d/ }).waitFor();
    await expect.poll(() => ada.page.title()).toMatch(/^\(2\) /);
    const first = tables.find((id) => ada.page.url().includes(id)) ?? '';
    while (ada.page.url().includes(first) && (await isAsked(ada.page))) await act(ada.page);
    await ada.page.waitForURL((url) => !url.pathname.includes(first));
    await nextQuestion(ada.page);
    expect(tables).toContain(new URL(ada.page.url()).pathname.split('/').at(-1));
    await ada.close();
    await bo.close();
  });
});
