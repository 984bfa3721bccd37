import { expect, test } from '@playwright/test';
import { killBackend } from './backend-process.ts';
import { answerField, EDITOR, openInbox, messageIn, travellerByApi, whileOpen } from './inbox-steps.ts';

test.setTimeout(150_000);

test('E5: kill -9 of the backend in the middle of a conversation loses and duplicates nothing', async ({
  browser,
  request,
}) => {
  await whileOpen(request, async () => {
    const anna = await travellerByApi(request, 'Anna Restart', 'Before.');
    const office = await openInbox(browser, EDITOR.email, `/conversations/${anna.id}`);
    await answerField(office).fill('Said before.');
    await answerField(office).press('Enter');
    await expect(messageIn(office, 'Said before.')).toBeVisible();

    const killed = killBackend();
    await answerField(office).fill('Said in between.');
    await answerField(office).press('Enter');
    await answerField(office).fill('still being written');
    await killed;
    await anna.send('After.');

    await expect(messageIn(office, 'After.')).toBeVisible({ timeout: 45_000 });
    await expect(office.locator('[data-unsent]')).toHaveCount(0, { timeout: 45_000 });
    await expect(messageIn(office, 'Said in between.')).toHaveCount(1);
    await expect(answerField(office)).toHaveValue('still being written');
    await expect(office.getByText('No connection to the desk.', { exact: false })).toHaveCount(0);
    const { messages } = await anna.read();
    const texts = messages.filter(({ from }) => from !== 'desk').map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['After.', 'Before.', 'Said before.', 'Said in between.'].toSorted());
    await office.getByRole('button', { name: 'End', exact: true }).click();
    await office.context().close();
  });
});
