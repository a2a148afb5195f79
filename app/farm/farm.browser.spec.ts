import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  openPage,
  showTheme,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'
import { uniqueHandle } from '#tests/support/users'
import { linkInMail, Visitor } from '#tests/support/visitor'

const READER = 'nora.reader@example.com'
const LIST = `Name,Email,Tags
Nora Lind,${READER},buyer
Elio Costa,elio.costa@example.com,seller
No address,not-an-address,seller
`

test.group('A farm in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a stranger signs up on a phone, gets a campaign, and ends it', async ({ assert }) => {
    const { page: realtor, complaints } = await openAsRealtor(server)
    await realtor.goto('/farm/emails')
    await realtor.getByRole('button', { name: 'New form' }).click()
    await realtor.getByLabel('Name').fill('Harbor news')
    await realtor.getByLabel('Headline').fill('New homes by the harbor, first')
    await realtor.getByRole('button', { name: 'Create form' }).click()
    const address = realtor.getByRole('link', { name: /\/join\// })
    const path = (await address.getAttribute('href'))!

    const reader = await openPage(server.url, { width: 360 })
    await reader.page.goto(path)
    await reader.page.getByRole('button', { name: 'Sign up' }).click()
    await reader.page.getByText('Enter your name').waitFor()
    await reader.page.getByLabel('Your name').fill('Nora Lind')
    await reader.page.getByLabel('Email', { exact: true }).fill(READER)
    await reader.page.getByRole('checkbox', { name: /^I agree/ }).check()
    assert.deepEqual(await accessibilityFaults(reader.page, THEMES), [])
    await reader.page.getByRole('button', { name: 'Sign up' }).click()
    await reader.page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await reader.page.goto((await eventually(() => linkInMail(server.storage, READER, 'join')))!)
    await reader.page.getByRole('button', { name: 'Confirm' }).click()
    await reader.page.getByRole('heading', { name: 'You’re signed up' }).waitFor()

    await writeCampaign(realtor)
    await showTheme(realtor, 'dark')
    await realtor.emulateMedia({ colorScheme: 'dark' })
    const letter = realtor.frameLocator('iframe[title="Preview of the email"]').locator('body')
    await eventually(async () => (await paperOf(letter)) === 'rgb(16, 15, 13)')
    await showTheme(realtor, 'light')
    await realtor.emulateMedia({ colorScheme: 'light' })
    await eventually(async () => (await paperOf(letter)) === 'rgb(250, 248, 244)')
    await realtor.getByRole('button', { name: 'Send or schedule' }).click()
    await realtor.getByLabel('Postal address').fill('Via Garibaldi 1, 16124 Genoa')
    await realtor.getByRole('button', { name: 'Save sender' }).click()
    await realtor.getByRole('heading', { name: 'Send to 1 person' }).waitFor()
    await realtor.getByRole('radio', { name: /At once/ }).check()
    await realtor.getByRole('button', { name: 'Send campaign' }).click()
    await realtor.getByText('Clicks are counted without saying whose.').waitFor()

    await realtor.getByRole('button', { name: 'See who got it' }).click()
    const recipients = realtor.getByRole('dialog', { name: 'Recipients' })
    await recipients.getByText(READER).waitFor()
    await realtor.keyboard.press('Escape')

    const stop = await eventually(() => linkInMail(server.storage, READER, 'unsubscribe'))
    await reader.page.goto(stop!)
    await reader.page.getByRole('button', { name: 'Unsubscribe' }).click()
    await reader.page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    await reader.page.goto(stop!)
    await reader.page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    assert.equal(await reader.page.getByRole('button', { name: 'Unsubscribe' }).count(), 0)
    await reader.page.getByRole('link', { name: 'sign up again' }).click()
    await reader.page.waitForURL(/\/join\//)
    await reader.page.goBack()
    await realtor.getByRole('button', { name: 'See who got it' }).click()
    await recipients.getByRole('button', { name: 'Unsubscribed 1' }).click()
    await recipients.getByText('Nora Lind').waitFor()
    await recipients.getByRole('button', { name: 'Sent 1' }).waitFor()
    await realtor.goto('/farm/emails')
    await realtor.getByRole('cell', { name: 'Withdrawn' }).waitFor()
    assert.deepEqual([...complaints, ...reader.complaints], [])
  })

  test('a list is imported, told row by row, and taken back', async ({ assert }) => {
    const { page, complaints } = await openAsRealtor(server)
    await page.goto('/farm/emails')
    await page.locator('input[type=file]').setInputFiles({
      name: 'readers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(LIST),
    })
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await page.getByText('2 added, 0 merged, 1 failed').waitFor()
    await page.getByRole('button', { name: 'Failed' }).click()
    await page.getByRole('cell', { name: /No address/ }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Undone: 2 taken back, 0 kept').waitFor()
    await page.getByRole('link', { name: 'Back to contacts' }).click()
    await page.getByText('No contacts yet').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('leads are imported by the columns one chooses, and taken back, live', async ({
    assert,
  }) => {
    const { page, context, complaints } = await openAsRealtor(server)
    const board = await context.newPage()
    await board.goto('/dashboard/leads')
    await board.getByText('No leads yet').waitFor()
    await page.goto('/dashboard/leads')
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import leads' }).waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'crm.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Who,E-Mail,Stage\nAnna Berg,anna@example.com,Viewing\nNobody,,\n'),
    })
    await page.getByLabel('“Who” becomes').click()
    await page.getByRole('option', { name: 'Name', exact: true }).click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByText('1 added, 0 merged, 1 failed').waitFor()
    await page.getByText('A lead needs an email address.').waitFor()
    await board
      .getByRole('region', { name: /^Viewing/ })
      .getByText('Anna Berg')
      .waitFor()
    await page.getByRole('link', { name: 'Back to leads' }).click()
    await page
      .getByRole('region', { name: /^Viewing/ })
      .getByText('Anna Berg')
      .waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Undone: 1 taken back, 0 kept').waitFor()
    await board.getByText('No leads yet').waitFor()
    await page.getByRole('link', { name: 'Back to leads' }).click()
    await page.getByText('No leads yet').waitFor()
    assert.deepEqual(complaints, [])
  })
})

async function openAsRealtor(server: BuiltServer, scene = {}) {
  const handle = uniqueHandle()
  await new Visitor(server.url).register(handle, server.storage)
  const opened = await openPage(server.url, scene)
  await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
  return opened
}

/** What the style of the mail, which the page's policy must let through, makes of it. */
function paperOf(letter: Locator): Promise<string> {
  return letter.evaluate((body) => getComputedStyle(body).backgroundColor)
}

/** A draft with words and a button, seen in the preview. */
async function writeCampaign(page: Page): Promise<void> {
  await page.goto('/farm/emails/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByLabel('Name').fill('November')
  await page.getByLabel('Subject').fill('Three homes by the harbor')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await page.getByRole('alert').getByText('Write something first.').waitFor()
  const blocks = page.getByRole('group', { name: 'Add a block' })
  await blocks.getByRole('button', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Doors open on Saturday.')
  await blocks.getByRole('button', { name: 'Button' }).click()
  await page.getByRole('textbox', { name: 'Label' }).fill('See the homes')
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.com/homes')
  await page.getByRole('button', { name: 'Move up: Button, block 2' }).click()
  const letter = page.frameLocator('iframe[title="Preview of the email"]')
  await letter.getByRole('paragraph').filter({ hasText: 'Doors open on Saturday.' }).waitFor()
  await letter.getByRole('link', { name: 'See the homes' }).waitFor()
}
