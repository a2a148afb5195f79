import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { wishedWords } from '#app/club/offerings/price_words'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { openAs } from '#tests/browser/demo_visit'
import { faultsOnDevices, PHONE } from '#tests/browser/device'
import { BuiltServer } from '#tests/support/built_server'

const TITLE = 'Photographs at noon'

test.group('Offerings', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are offered, asked for, done and reviewed by two people', async ({ assert }) => {
    const mila = await openAs(server.url, 'mila', '/offerings/create')
    const { page: provider } = mila
    await provider.getByRole('button', { name: 'Publish offering' }).click()
    await provider.getByText('Give it a title.').waitFor()
    await provider.getByLabel('Title').fill(TITLE)
    await provider.getByLabel('Description').fill('Twenty pictures, and a walk.')
    await provider.getByLabel('Price in money').fill('90')
    await provider.getByLabel('Price in coin').fill('10')
    await provider.getByRole('button', { name: 'Publish offering' }).click()
    await provider.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    const address = new URL(provider.url()).pathname

    const noah = await openAs(server.url, 'noah', `/offerings?q=noon`)
    const { page: customer } = noah
    await customer.getByRole('link', { name: TITLE }).click()
    await customer.getByRole('button', { name: 'Request', exact: true }).click()
    const dialog = customer.getByRole('dialog')
    await dialog.getByText('vesta takes no payment').waitFor()
    await dialog.getByLabel('What you need').fill('A cabin with one window.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await customer.waitForURL(/\/chats\?chat=\d+/)
    const thread = customer.getByRole('region', { name: 'Messages' })
    const card = thread.getByRole('link', { name: TITLE })
    await card.getByText('Requested').waitFor()

    await provider.goto(`${server.url}/offerings/requests?role=provider`)
    await provider.getByRole('link', { name: TITLE }).click()
    await provider.getByRole('button', { name: 'Accept', exact: true }).click()
    await provider.getByText('You accepted.').waitFor()
    await card.getByText('Accepted').waitFor()
    await thread.getByText(`Mila accepted the request for “${TITLE}”.`).waitFor()

    await provider.getByRole('button', { name: 'It’s done' }).click()
    await provider.getByText('You said it’s done.').waitFor()
    await card.getByText('Waiting for confirmation').waitFor()
    await card.click()
    // the card in the chat has the same button
    await customer.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await customer.getByRole('button', { name: 'Confirm it’s done' }).click()
    await customer.getByRole('button', { name: 'Yes, it’s done' }).click()
    await customer.getByRole('heading', { name: 'Reviews' }).waitFor()
    // the provider’s open page hears of it
    await provider.getByRole('heading', { name: 'Reviews' }).waitFor()

    await review(customer, 4, 'Quiet, and on time.')
    await provider.getByText('Write yours to read it').waitFor()
    await review(provider, 5, 'A good window.')
    await provider.getByText('Quiet, and on time.').waitFor()
    await customer.getByText('A good window.').waitFor()

    await customer.goto(server.url + address)
    await customer
      .getByRole('region', { name: 'Reviews' })
      .getByText('Quiet, and on time.')
      .waitFor()
    await customer.getByRole('img', { name: 'Rated 4 of 5, 1 review' }).first().waitFor()
    assert.deepEqual([...mila.complaints, ...noah.complaints], [])
  })

  test('are filtered by what the address says', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'noah', '/offerings')
    await page.getByRole('button', { name: 'Experiences' }).click()
    await page.waitForURL(/kind=experience/)
    await page.getByRole('link', { name: 'The road in February' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Keys, plants and the post' }).count(), 0)
    await page.getByRole('button', { name: 'Market' }).click()
    await page.getByRole('combobox', { name: 'Market' }).click()
    await page.getByRole('option', { name: 'London' }).click()
    await page.waitForURL(/market=london/)
    await page.getByRole('link', { name: 'A wall in lime plaster' }).waitFor()
    await page.reload()
    assert.equal(await page.getByRole('link', { name: 'The road in February' }).count(), 0)
    await page.goBack()
    await page.getByRole('link', { name: 'The road in February' }).waitFor()
    await page.getByRole('button', { name: 'Sort' }).click()
    await page.getByRole('combobox', { name: 'Sort' }).click()
    await page.getByRole('option', { name: 'Price, low to high' }).click()
    await page.waitForURL(/sort=price/)
    await page.getByRole('button', { name: 'Sort: Price, low to high' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('keep every choice of somebody who is faster than the answers', async ({ assert }) => {
    const { page } = await openAs(server.url, 'noah', '/offerings')
    const held = Promise.withResolvers<void>()
    await page.route('**/offerings?*', async (route) => {
      await held.promise
      // a choice later, nobody waits for the first answer any more
      await route.continue().catch(() => {})
    })
    await page.getByRole('searchbox', { name: 'Search offerings' }).fill('road')
    await page.getByRole('button', { name: 'Experiences' }).click()
    await page.getByRole('button', { name: 'For coin' }).click()
    held.resolve()
    await page.waitForURL(/pay=coin/)
    const { searchParams } = new URL(page.url())
    assert.deepEqual(
      ['q', 'kind', 'pay'].map((name) => searchParams.get(name)),
      ['road', 'experience', 'coin']
    )
    await page.getByRole('link', { name: 'The road in February' }).waitFor()
  })

  test('keep a calendar of wished days', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/offerings/requests?role=provider')
    await page.getByRole('link', { name: 'Show calendar' }).click()
    const entry = page.getByRole('link', { name: /A house shown by lamplight/ })
    const next = page.getByRole('link', { name: 'Month after' })
    // the wished day is nine days ahead, perhaps in the month after
    if ((await entry.count()) === 0) await next.click()
    await entry.first().click()
    await page.getByRole('heading', { level: 1, name: 'A house shown by lamplight' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
  })

  test('have a calendar whose ended address isn’t shown again', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/offerings/requests?role=provider')
    await page.getByRole('link', { name: 'Show calendar' }).click()
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await subscribe.click()
    const dialog = page.getByRole('dialog', { name: 'Subscribe to your calendar' })
    const address = dialog.getByLabel('Address')
    const ended = await address.inputValue()
    await dialog.getByRole('button', { name: 'End this address' }).click()
    await dialog.waitFor({ state: 'detached' })
    await subscribe.click()
    await address.waitFor()
    assert.notEqual(await address.inputValue(), ended)
  })

  test('say that a day of another month is off', async () => {
    const { page } = await openAs(server.url, 'ava', '/offerings/requests?role=provider')
    await page.getByRole('link', { name: 'Show calendar' }).click()
    const day = DateTime.utc().plus({ months: 3 }).toISODate()
    await page.getByLabel('Take a day off').fill(day)
    await page.getByRole('button', { name: 'Take off' }).click()
    await page.getByText(`${wishedWords(day)} is a day off.`).waitFor()
  })

  test('fit, and are clean', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/offerings?q=plaster', { width: PHONE })
    await page.getByRole('link', { name: 'A wall in lime plaster' }).click()
    await page.getByRole('heading', { level: 1, name: 'A wall in lime plaster' }).waitFor()
    assert.equal(await faultsOnDevices(page), '')
    await page.getByRole('button', { name: 'Request', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    assert.equal(await faultsOnDevices(page), '')
  })
})

async function review(page: Page, stars: number, words: string): Promise<void> {
  await page.getByRole('radio', { name: `${stars} of 5` }).check()
  await page.getByLabel(/^How it was with/).fill(words)
  await page.getByRole('button', { name: 'Leave review' }).click()
  await page.getByRole('region', { name: 'Reviews' }).getByText(words).waitFor()
}
