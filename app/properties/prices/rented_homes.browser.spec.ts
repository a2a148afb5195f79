import { test } from '@japa/runner'
import { closePages, openPage, signInBrowser } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

test.group('Homes for rent in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are found as such, and their page says what renting takes', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/search')
    await page.getByRole('button', { name: 'Sale or rent' }).click()
    const panel = page.getByRole('dialog', { name: 'Sale or rent' })
    await panel.getByRole('button', { name: /^For rent/ }).click()
    await page.waitForURL(/offered_for=rent/)
    await page.getByRole('heading', { name: '1 home everywhere' }).waitFor()
    await page.keyboard.press('Escape')
    const card = page.locator('article[id^="home-"]')
    await card.getByText('/month').waitFor()
    await card.getByRole('link', { name: 'Casa dei Limoni', exact: true }).click()
    const rent = page.getByRole('region', { name: 'Rent', exact: true })
    await rent.getByText('€2,400 a month').waitFor()
    await rent.getByText('€4,800').waitFor()
    await rent.getByText('Feb 1, 2027').waitFor()
    await rent.getByText('€7,200').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Monthly cost' }).count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('are made in the editor, and stay so once they were out', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'ava', password: 'vesta-demo-2026' })
    await page.goto('/search?q=casa+dei+limoni')
    const card = page.locator('article[id^="home-"]')
    const link = card.getByRole('link', { name: 'Casa dei Limoni', exact: true })
    const path = await link.getAttribute('href')
    await page.goto(`${path}/edit?step=price`)
    await page.getByLabel('Rent a month').waitFor()
    assert.isTrue(await page.getByRole('radio', { name: 'For sale' }).isDisabled())
    assert.isTrue(await page.getByRole('radio', { name: 'For rent' }).isChecked())
    assert.equal(await page.getByLabel('Available from').inputValue(), '2027-02-01')
    assert.deepEqual(complaints, [])
  })
})
