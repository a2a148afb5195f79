// Long because: the dialogs of chats share one server and its demonstration.
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closePages, openPage } from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import { BuiltServer } from '#tests/support/built_server'
import { openAs, signIn } from '#tests/browser/demo_visit'
import { faultsOnDevices } from '#tests/browser/device'

const GROUP = 'Casa Livia, Saturday'

async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByText(name).first().click()
  await page.getByRole('button', { name: 'Chat options' }).click()
  await page.getByRole('menuitem', { name: 'Members and settings' }).click()
  await page.getByRole('list', { name: 'Members' }).waitFor()
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await page.getByRole('dialog').waitFor()
}

test.group('Whom one writes to, and how', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('one person is found by keyboard, and nothing begins before the first word', async ({
    assert,
  }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/chats')
    await page.getByRole('button', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog', { name: 'New message' })
    await dialog.getByText('People you follow').waitFor()
    await page.keyboard.type('hugo')
    await dialog.getByRole('option', { name: /Hugo Delacroix/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Message Hugo' }).click()
    await page.waitForURL(/\/chats\?to=\d+/)
    await page.getByText('Hugo Delacroix').first().waitFor()

    const { page: hugo } = await openAs(server.url, 'hugo', '/chats?tab=requested')
    await hugo.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await hugo.getByText('Ava Rinaldi').count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('Escape gives the focus back to what opened a dialog, and tooltips let clicks through', async () => {
    const { page } = await openAs(server.url, 'ava', '/chats')
    for (const name of ['New message', 'Chat settings', 'New message', 'Chat settings']) {
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await opener.and(page.locator(':focus')).waitFor()
    }
    await page.getByRole('tab', { name: /Requested/ }).click()
    await page.getByRole('tab', { name: /Requested/, selected: true }).waitFor()
  })

  test('a long group name is counted and refused, never cut', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/chats')
    await openSettings(page, GROUP)
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('n'.repeat(85))
    await page.getByText('85 / 80').waitFor()
    await page.getByText('Use 80 characters or fewer.').waitFor()
    assert.equal((await name.inputValue()).length, 85)
  })

  test('several are a group, once it has a name', async () => {
    const { page } = await openAs(server.url, 'mila', '/chats')
    await page.getByRole('button', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog', { name: 'New message' })
    for (const name of ['ava', 'iva', 'noah']) {
      await dialog.getByRole('combobox').fill(name)
      await dialog.locator('[role=option][data-highlighted]', { hasText: `@${name}` }).waitFor()
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Remove Iva Marković' }).click()
    await dialog.getByRole('button', { name: 'Start group' }).click()
    await dialog.getByText('Give the group a name.').waitFor()
    await dialog.getByLabel('Group name').fill('Velvet, if we must')
    await dialog.getByRole('button', { name: 'Start group' }).click()
    await page.getByRole('heading', { name: 'Velvet, if we must' }).waitFor()
    await page.getByText('3 members').waitFor()
    await page.getByRole('button', { name: 'Say hello' }).click()
    await page
      .getByRole('textbox', { name: /^Message/ })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('article').getByText('Hi everyone!', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Say hello' }).waitFor({ state: 'detached' })
  })

  test('a member who is no admin is offered no way to change the group', async ({ assert }) => {
    const { page } = await openAs(server.url, 'noah', '/chats')
    await openSettings(page, GROUP)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Who comes, when, and who brings the keys.').waitFor()
    assert.equal(await dialog.getByRole('textbox').count(), 0)
    assert.equal(await dialog.getByRole('button', { name: /Actions for/ }).count(), 0)
  })

  test('a group is named, slowed, grown, led and left', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/chats')
    await openSettings(page, GROUP)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Saturday at ten')
    await dialog.getByRole('combobox', { name: 'Slow mode' }).click()
    await page.getByRole('option', { name: '30 seconds' }).click()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByRole('heading', { name: 'Saturday at ten' }).waitFor()
    await dialog.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })

    await dialog.getByRole('button', { name: 'Add people' }).click()
    await dialog.getByRole('combobox').fill('mila')
    await dialog.getByRole('option', { name: /Already added/ }).waitFor()
    await dialog.getByRole('combobox').fill('samir')
    await dialog.getByRole('option', { name: /@samir/ }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('5 members').waitFor()
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await row('Samir Haddad').getByText('Invited').waitFor()

    await row('Samir Haddad').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
    await dialog.getByText('4 members').waitFor()
    await row('Ava Rinaldi').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Remove as admin' }).click()
    await dialog
      .getByText('A group needs at least one admin. Make someone else an admin first.')
      .waitFor()
    await row('Mila Sørensen').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Make admin' }).click()
    await row('Mila Sørensen').getByText('Admin').waitFor()

    await dialog.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Leave group' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Select a chat').waitFor()
    assert.equal(await page.getByText('Saturday at ten').count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('chat preferences are saved at once', async ({ assert }) => {
    const { page } = await openAs(server.url, 'jonas', '/chats')
    await openPreferences(page)
    const saved = page.waitForResponse('**/api/chats/preferences')
    await page.getByRole('switch', { name: /Read receipts/ }).uncheck()
    await saved
    const again = page.waitForResponse('**/api/chats/preferences')
    await page.getByRole('radio', { name: 'Never' }).check()
    await again
    await page.reload()
    await openPreferences(page)
    assert.isFalse(await page.getByRole('switch', { name: /Read receipts/ }).isChecked())
    assert.isTrue(await page.getByRole('switch', { name: /Show when I’m online/ }).isChecked())
    assert.isTrue(await page.getByRole('radio', { name: 'Never' }).isChecked())
  })

  test('a choice stays while the one before it is still being saved', async ({ assert }) => {
    const { page } = await openAs(server.url, 'jonas', '/chats')
    await openPreferences(page)
    const { promise: isChosen, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/chats/preferences', async (route) => {
      await isChosen
      await route.continue()
    })
    const digest = (name: string) => page.getByRole('radio', { name })
    const receipts = page.getByRole('switch', { name: /Read receipts/ })
    const wasOn = await receipts.isChecked()
    await receipts.click()
    await digest('Hourly').check()
    await digest('Daily').check()
    const answers: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/api/chats/preferences')) return
      answers.push(`${response.status()} ${await digest('Daily').isChecked()}`)
    })
    letGo()
    await eventually(async () => answers.length === 3)
    assert.deepEqual(answers, ['200 true', '200 true', '200 true'])
    await page.reload()
    await openPreferences(page)
    assert.isTrue(await digest('Daily').isChecked())
    assert.equal(await receipts.isChecked(), !wasOn)
  })

  test('a listing is sent by its link, and links to other sites are refused', async () => {
    const { page } = await openAs(server.url, 'jonas', '/')
    const home = page.getByRole('link', { name: /Casa Livia/ }).first()
    const path = await home.getAttribute('href')
    await page.goto('/chats')
    await page.getByText('Ava Rinaldi').first().click()
    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('menuitem', { name: 'Listing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send a listing' })
    await dialog.getByRole('button', { name: /Weststrand 9/ }).waitFor()
    const address = dialog.getByLabel(/Link to a listing/)
    await address.fill('https://example.com/properties/casa-livia')
    await dialog.getByText('That isn’t a link to a listing on vesta.').waitFor()
    await address.fill('/properties/there-is-none')
    await dialog.getByText('There’s no listing at that link.').waitFor()
    await address.fill(`${server.url}${path}`)
    await dialog.getByRole('button', { name: /Casa Livia/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Casa Livia').last().waitFor()
  })

  test('a stranger at a home signs in and goes on to write to its owner', async ({ assert }) => {
    const { page } = await openPage(server.url)
    await page.goto('/')
    await page
      .getByRole('link', { name: /Casa Livia/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Sign in to message Ava' }).click()
    await page.waitForURL('**/login')
    await signIn(page, 'iva')
    await page.waitForURL(/\/chats\?to=\d+&property=\d+/)
    await page.getByText('Ava Rinaldi').first().waitFor()

    const { page: own } = await openAs(server.url, 'ava', '/')
    await own
      .getByRole('link', { name: /Casa Livia/ })
      .first()
      .click()
    await own.getByRole('link', { name: 'Edit listing' }).waitFor()
    assert.equal(await own.getByRole('link', { name: /message/i }).count(), 0)
  })

  test('the palette finds people', async () => {
    const { page } = await openAs(server.url, 'ava', '/channels')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('whitf')
    const grace = page
      .getByRole('group', { name: 'People' })
      .getByRole('option', { name: /Grace Whitfield/ })
    await grace.hover()
    await grace.and(page.getByRole('option', { selected: true })).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/@grace/)
  })

  test('the dialogs are whole and clean', async ({ assert }) => {
    const { page } = await openAs(server.url, 'mila', '/chats')
    const look = async (name: string) => {
      assert.equal(await faultsOnDevices(page), '', name)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'New message' }).click()
    await page.getByRole('option').first().waitFor()
    await look('new chat')
    await openPreferences(page)
    await look('preferences')
    await openSettings(page, 'Portofino, this week')
    await look('group')
    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('menuitem', { name: 'Listing' }).click()
    await page.getByText('You have no published listings.').waitFor()
    await look('listing picker')
  })
})
