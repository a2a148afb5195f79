import { test } from '@japa/runner'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'

test.group('Figures in the browser', (group) => {
  let server: BuiltServer
  let listing: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const answer = await ava.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    listing = properties.data[0]!.slug
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a visitor who copies the link is told as a share', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const isAlive = page.waitForResponse(`**/api/properties/${listing}/views?*`)
    await page.goto(`/properties/${listing}`)
    await isAlive
    const share = page.getByRole('button', { name: 'Share' })
    const copy = page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Copy' })
    await share.click()
    const told = page.waitForResponse(`**/api/properties/${listing}/shares`)
    await copy.click()
    assert.equal((await told).status(), 204)
    assert.deepEqual(complaints, [])
  })

  test('a realtor looks at one figure after the other, over another time, by keyboard', async ({
    assert,
  }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'ava', password: PASSWORD })
    await page.goto('/dashboard/properties')
    const row = page.locator('li').filter({ has: page.locator(`a[href$="${listing}/edit"]`) })
    await row.getByRole('link', { name: /\d+ views/ }).click()
    await page.waitForURL(`**/dashboard/properties/${listing}`)
    await page.getByRole('figure', { name: /views in 30 days, by day/ }).waitFor()
    await page.locator('.recharts-bar-rectangle path').first().waitFor()

    await page.getByRole('radio', { name: /^Views/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('radio', { name: /^Saves/, checked: true }).waitFor()
    await page.getByText('Nobody saved').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('figure', { name: /shares? in 30 days/ }).waitFor()

    await page
      .getByText(/^\d[\d,]* before/)
      .first()
      .waitFor()
    const sources = page.getByRole('region', { name: 'Where visits came from' })
    await sources.getByText('Search on vesta').waitFor()
    await sources.getByText('news.example.com').waitFor()

    await page.getByRole('combobox', { name: 'Time' }).click()
    await page.getByRole('option', { name: 'Last 90 days' }).click()
    await page.waitForURL('**days=90')
    await page.getByRole('figure', { name: /in 90 days, by week/ }).waitFor()
    await page.getByText('Show as a table').click()
    await page.getByRole('table', { name: 'Figures by week' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })
})
