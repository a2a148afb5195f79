import { test } from '@japa/runner'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const EMAIL = 'viola.guest@example.com'

test.group('Viewings in a browser', (group) => {
  let server: BuiltServer
  let slug: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const answer = await ava.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    slug = properties.data[0]!.slug
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are asked for by time, confirmed, and canceled with a link', async ({ assert }) => {
    const guest = await openPage(server.url, { width: 360 })
    const { page } = guest
    await page.goto(`/properties/${slug}/ask?viewing`)
    await page.getByLabel('Your name').fill('Viola Guest')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Request viewing' }).click()
    await page.getByText('Choose a time.').waitFor()
    await page.getByRole('group', { name: 'Day' }).getByRole('button').last().click()
    await page.getByRole('radio').first().check()
    assert.isAtMost(await overflow(page), 0)
    await page.getByRole('button', { name: 'Request viewing' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const link = await eventually(() => linkInMail(server.storage, EMAIL, 'inquiries'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: 'Your request is sent' }).waitFor()

    const realtor = await openAs(server.url, 'ava', '/dashboard/viewings')
    const row = realtor.page.getByRole('listitem').filter({ hasText: 'Viola Guest' })
    await row.getByRole('button', { name: 'Confirm the viewing with Viola Guest' }).click()
    await row.getByText('Confirmed', { exact: true }).waitFor()
    assert.deepEqual(await accessibilityFaults(realtor.page, THEMES), [])

    const door = await eventually(() => linkInMail(server.storage, EMAIL, 'viewings'))
    await page.goto(door)
    await page.getByText('Viewing confirmed').waitFor()
    await page.getByRole('link', { name: 'Add to calendar' }).waitFor()
    assert.isAtMost(await overflow(page), 0)
    await page.getByText('Choose another time', { exact: true }).click()
    await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click()
    await page.getByRole('radio').first().check()
    assert.isAtMost(await overflow(page), 0)
    await page.getByRole('button', { name: 'Ask for this time' }).click()
    await page.getByText('Viewing requested').waitFor()

    await row.getByRole('button', { name: 'Move the viewing with Viola Guest' }).click()
    const dialog = realtor.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Move viewing' }).click()
    await dialog.getByText('Choose a day and a time.').waitFor()
    const soon = new Date(Date.now() + 9 * 864e5).toISOString().slice(0, 10)
    await dialog.getByLabel('New time').fill(`${soon}T11:00`)
    await dialog.getByRole('button', { name: 'Move viewing' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText('Confirmed', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Viewing confirmed').waitFor()
    await page.getByRole('button', { name: 'Cancel viewing' }).click()
    await page.getByText('Viewing canceled').waitFor()
    await row.waitFor({ state: 'detached' })
    assert.deepEqual(guest.complaints, [])
    assert.deepEqual(realtor.complaints, [])
  })

  test('are offered within the hours that a realtor sets', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/dashboard/viewings', {
      width: 360,
    })
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await page.getByRole('button', { name: new RegExp(`^Remove .* on ${day}$`) }).click()
    }
    await page.getByRole('button', { name: 'Add hours on Sunday' }).click()
    await page.getByLabel('Sunday, from').fill('10:00')
    await page.getByLabel('Sunday, to').fill('09:00')
    await page.getByRole('button', { name: 'Save hours' }).click()
    await page.getByText(/^Sunday: Leave at least/).waitFor()
    await page.getByLabel('Sunday, to').fill('11:00')
    const saved = page.waitForResponse('**/api/viewing-hours')
    await page.getByRole('button', { name: 'Save hours' }).click()
    assert.equal((await saved).status(), 200)
    assert.isAtMost(await overflow(page), 0)

    const guest = await openPage(server.url)
    await guest.page.goto(`/properties/${slug}/ask?viewing`)
    const days = guest.page.getByRole('group', { name: 'Day' }).getByRole('button')
    await days.first().waitFor()
    for (const words of await days.allTextContents()) assert.match(words, /^Sun/)
    // today's hour may be partly over
    await days.last().click()
    assert.equal(await guest.page.getByRole('radio').count(), 2)
    assert.deepEqual(complaints, [])
    assert.deepEqual(guest.complaints, [])
  })
})
