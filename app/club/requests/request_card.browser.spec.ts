import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { wishedWords } from '#app/club/offerings/price_words'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { BuiltServer } from '#tests/support/built_server'

const TITLE = 'Curtains for a tall window'

const dayAhead = (days: number) => DateTime.utc().plus({ days }).toISODate()
const threadOf = (page: Page) => page.getByRole('region', { name: /^(Messages|Request)$/ })

async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

/** From the card: its dialog is used by keys, too. */
async function review(page: Page, stars: number, words: string): Promise<void> {
  const open = threadOf(page).getByRole('button', { name: 'Leave a review' })
  await press(open)
  const dialog = page.getByRole('dialog', { name: 'Leave a review' })
  await dialog.getByRole('radio', { name: `${stars} of 5` }).press('Space')
  await dialog.getByLabel(/^How it was with/).fill(words)
  await press(dialog.getByRole('button', { name: 'Leave review' }))
  await dialog.waitFor({ state: 'detached' })
  await open.waitFor({ state: 'detached' })
}

test.group('The card of a request in a chat', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function offer(): Promise<Page> {
    const { page } = await openAs(server.url, 'mila', '/offerings/create')
    await page.getByLabel('Title').fill(TITLE)
    await page.getByLabel('Description').fill('Measured, cut and hung.')
    await page.getByLabel('Price in money').fill('240')
    await page.getByRole('button', { name: 'Publish offering' }).click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    return page
  }

  /** @returns in the chat with the card */
  async function ask(day: string): Promise<Page> {
    const { page } = await openAs(server.url, 'noah', '/offerings?q=tall+window', { width: 360 })
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByRole('button', { name: 'Request', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What you need').fill('Four meters of linen.')
    await dialog.getByLabel('Preferred day').fill(day)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL(/\/chats\?chat=\d+/)
    return page
  }

  test('takes both from the request to the reviews, by keys alone', async ({ assert }) => {
    const [wished, other] = [dayAhead(10), dayAhead(12)]
    const provider = await offer()
    const customer = await ask(wished)
    const [hers, his] = [threadOf(provider), threadOf(customer)]
    const [herCard, hisCard] = [hers, his].map((thread) =>
      thread.getByRole('link', { name: TITLE })
    )
    await hisCard.getByText('Requested').waitFor()
    await hisCard.getByText(wishedWords(wished)).waitFor()
    await his.getByRole('button', { name: 'Cancel request' }).waitFor()
    assert.equal(await his.getByRole('button', { name: 'Accept', exact: true }).count(), 0)

    const { pathname, search } = new URL(customer.url())
    await provider.goto(pathname + search)
    await press(hers.getByRole('button', { name: 'Accept', exact: true }))
    await hisCard.getByText('Accepted').waitFor()
    await his.getByText(`Mila accepted the request for “${TITLE}”.`).waitFor()

    await press(his.getByRole('button', { name: 'Propose another day' }))
    const proposal = customer.getByRole('dialog', { name: 'Propose another day' })
    await proposal.getByLabel('Day').fill('2020-01-01')
    await proposal.getByLabel('Day').press('Enter')
    await proposal.getByText('Choose a day to come.').waitFor()
    await proposal.getByLabel('Day').fill(other)
    assert.deepEqual(await accessibilityFaults(customer, THEMES), [])
    await proposal.getByLabel('Day').press('Enter')
    await proposal.waitFor({ state: 'detached' })
    await herCard.getByText(`${wishedWords(other)} proposed`).waitFor()
    assert.isAtMost(await overflow(customer), 0)

    await press(hers.getByRole('button', { name: `Agree on ${wishedWords(other)}` }))
    await his.getByText(`Mila agreed on ${wishedWords(other)} for “${TITLE}”.`).waitFor()
    await hisCard.getByText(wishedWords(wished)).waitFor({ state: 'detached' })
    await hisCard.getByText(wishedWords(other)).waitFor()

    await press(hers.getByRole('button', { name: 'It’s done' }))
    await hisCard.getByText('Waiting for confirmation').waitFor()
    await press(his.getByRole('button', { name: 'Confirm it’s done' }))
    const sure = customer.getByRole('alertdialog', { name: 'Is it done?' })
    await press(sure.getByRole('button', { name: 'Yes, it’s done' }))
    await hisCard.getByText('Completed').waitFor()
    await herCard.getByText('Completed').waitFor()

    await review(customer, 5, 'They fall like water.')
    await review(provider, 4, 'Coffee, and a ladder.')
    for (const page of [customer, provider]) {
      assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    }
    await press(hisCard)
    await customer.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    const reviews = customer.getByRole('region', { name: 'Reviews' })
    await reviews.getByText('They fall like water.').waitFor()
    await reviews.getByText('Coffee, and a ladder.').waitFor()
  })
})
