import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { loseAnswers } from '#tests/browser/lost_answers'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

test.group('My listings in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const openListings = async () => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'ava', password: 'vesta-demo-2026' })
    await page.goto('/dashboard/properties?status=publish')
    return { page, complaints }
  }
  /** In the toast that says so. */
  const undo = (page: Page, told: string) =>
    page.getByText(told).locator('..').getByRole('button', { name: 'Undo' })
  const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
  const select = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })

  test('several change their price, go offline and come back, by keyboard', async ({ assert }) => {
    const { page, complaints } = await openListings()
    await select(page).nth(0).press('Space')
    await select(page).nth(2).press('Shift+Space')
    await page.getByText('3 selected').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/^Select all/).waitFor()
    const name = String(await rows(page).first().getByRole('link').first().textContent())
    const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
    const shown = async () => (await row.innerText()).replace(/Updated .*/, '')
    const before = await shown()
    await select(page).nth(0).press('Space')
    await select(page).nth(1).press('Space')

    await page.getByRole('button', { name: 'Change price' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change 2 prices' })
    await dialog.getByLabel('Change', { exact: true }).fill('-5')
    await dialog
      .getByRole('img', { name: 'becomes' })
      .or(dialog.getByLabel('becomes'))
      .first()
      .waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await dialog.getByRole('button', { name: 'Change 2 prices' }).press('Enter')
    await page.getByText(/^Select all/).waitFor()
    assert.notEqual(await shown(), before)
    await undo(page, '2 prices changed.').press('Enter')
    await page.getByText('2 prices are as before.').waitFor()
    await eventually(async () => (await shown()) === before)

    await select(page).nth(0).press('Space')
    await select(page).nth(1).press('Space')
    await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter')
    await undo(page, '2 archived.').press('Enter')
    await page.getByText('2 published.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('one is duplicated, another moved into a team, and both are taken back', async ({
    assert,
  }) => {
    const { page, complaints } = await openListings()
    const drafts = page.getByRole('tab', { name: /^Drafts/ })
    const before = await drafts.innerText()
    await select(page).nth(0).press('Space')
    await page.getByRole('button', { name: 'Duplicate' }).press('Enter')
    await eventually(async () => (await drafts.innerText()) !== before)
    await undo(page, '1 duplicated.').press('Enter')
    await page.getByText('1 copy removed.').waitFor()
    await eventually(async () => (await drafts.innerText()) === before)

    const alone = rows(page).filter({ hasNotText: 'In Rinaldi & Figli' }).first()
    const name = String(await alone.getByRole('link').first().textContent())
    const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
    await row.getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: 'Move to team' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Move to a team' })
    await dialog.getByRole('radio', { name: /^Rinaldi/ }).check()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await dialog.getByRole('button', { name: 'Move 1 listing' }).press('Enter')
    await row.getByText('In Rinaldi & Figli').waitFor()
    await undo(page, '1 moved.').press('Enter')
    await row.getByText('In Rinaldi & Figli').waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('the cover of one opens in the designer', async ({ assert }) => {
    const { page, complaints } = await openListings()
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'See this room another way' }).click()
    await page.waitForURL(/\/designer\?listing=/)
    await page.getByRole('button', { name: 'Change photo' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('a link opens a private one in another browser, until it is withdrawn', async ({
    assert,
  }) => {
    const { page, complaints } = await openListings()
    const row = page.getByRole('listitem').filter({ hasText: 'Private' }).first()
    const name = String(await row.getByRole('link').first().textContent())
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Invite people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByLabel('For whom').fill('The Bergs')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    const guest = await openPage(server.url)
    const isCounted = guest.page.waitForResponse('**/views?*')
    await guest.page.goto(link)
    await guest.page.getByRole('heading', { level: 1, name }).waitFor()
    assert.notInclude(guest.page.url(), link.split('/').at(-1)!)
    assert.equal((await isCounted).status(), 204)
    await guest.page.getByText('You see this private listing by invitation.').waitFor()
    await guest.page.getByRole('button', { name: /^Photo 1 of/ }).click()
    await guest.page.getByRole('dialog', { name: /^Photos of/ }).waitFor()
    await guest.page.keyboard.press('Escape')
    await guest.page
      .locator('[data-part=location]')
      .evaluate((part) => part.scrollIntoView({ block: 'center' }))
    const invitations = `${server.url}/api${new URL(guest.page.url()).pathname}/invitations`
    await eventually(
      async () => {
        const all = await (await page.request.get(invitations)).json()
        const sights = await page.request.get(`${invitations}/${all.invitations[0].id}/sights`)
        return (await sights.text()).includes('"location"')
      },
      { what: () => 'the location as seen' }
    )

    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Invite people' }).click()
    await dialog.getByText('1 visit').waitFor()
    await dialog.getByRole('button', { name: /^What guests saw .* The Bergs/ }).click()
    await dialog.getByText('Without an account').waitFor()
    await dialog.getByRole('list', { name: 'Parts' }).getByText('Location').waitFor()
    await dialog.getByText(/^Opened 1 of/).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await dialog.getByRole('button', { name: 'Withdraw the link for The Bergs' }).click()
    await page.getByRole('button', { name: 'Withdraw link', exact: true }).click()
    await page.getByText('The link no longer works.').waitFor()
    assert.equal((await guest.page.reload())?.status(), 404)
    assert.equal((await guest.page.goto(link))?.status(), 404)
    await guest.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('a link is made, though the list comes while the button is pressed', async () => {
    const { page } = await openListings()
    const arrival = Promise.withResolvers<void>()
    const lists = '**/api/properties/*/invitations*'
    await page.route(lists, async (route) => {
      if (route.request().method() === 'GET') await arrival.promise
      await route.fallback()
    })
    const row = page.getByRole('listitem').filter({ hasText: 'Private' }).first()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Invite people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByLabel('For whom').fill('The Moreaus')
    await dialog.getByText('Loading the links').waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: 'Create link' }).hover()
    await page.mouse.down()
    const listed = page.waitForResponse(lists)
    arrival.resolve()
    await listed
    await dialog.getByText('Loading the links').waitFor({ state: 'detached' })
    await page.mouse.up()
    await dialog.getByLabel('Link', { exact: true }).waitFor()
  })

  test('a link whose answer is lost is made once, and the form says so', async ({ assert }) => {
    const { page } = await openListings()
    const row = page.getByRole('listitem').filter({ hasText: 'Private' }).first()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Invite people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByLabel('For whom').fill('The Lindqvists')
    const endLosing = await loseAnswers(page, '**/api/properties/*/invitations')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await endLosing()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await page.getByText('Withdraw it and create another.').waitFor()
    const withdraw = dialog.getByRole('button', { name: 'Withdraw the link for The Lindqvists' })
    await withdraw.waitFor()
    assert.equal(await withdraw.count(), 1)
  })

  test('going back, they are as they have become meanwhile', async ({ assert }) => {
    const { page, complaints } = await openListings()
    const link = rows(page).first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.click()
    await page.waitForURL(`**${path}`)

    const realtor = new Visitor(server.url)
    await realtor.signIn('ava', 'vesta-demo-2026')
    const slug = path!.split('/')[2]
    const answer = await realtor.post(`/api/properties/${slug}`, {
      property: { name: 'Casa Nuova' },
    })
    assert.equal(answer.status, 200)
    await page.goBack()
    await rows(page).getByRole('link', { name: 'Casa Nuova', exact: true }).first().waitFor()
    assert.deepEqual(complaints, [])
  })
})
