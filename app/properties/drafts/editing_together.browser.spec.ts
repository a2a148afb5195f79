import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { uniqueHandle, PASSWORD } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { READY } from '#app/properties/tests/property_factory'

test.group('Two colleagues in the editor', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const notice = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'editing this listing too' })

  test('see each other by name and portrait as soon as they open it', async ({ assert }) => {
    const mine = '/dashboard/properties?status=publish'
    const { page: ava, complaints } = await openAs(server.url, 'ava', mine)
    const row = ava
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'In Rinaldi & Figli' })
    const path = String(await row.first().getByRole('link').first().getAttribute('href'))
    await ava.goto(path)
    await ava.getByRole('heading', { level: 1, name: 'Basics' }).waitFor()

    const { page: jonas } = await openAs(server.url, 'jonas', path)
    await notice(jonas)
      .getByText(/Ava .* is editing/)
      .waitFor()
    await notice(jonas).locator('img').waitFor()
    await notice(ava)
      .getByText(/Jonas .* is editing/)
      .waitFor()
    await notice(ava).locator('img').waitFor()
    assert.deepEqual(await accessibilityFaults(ava, THEMES), [])

    await jonas.close()
    await notice(ava).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
})

test.group('Editor in two browsers', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('keeps both people’s changes, and asks where they meet', async ({ assert }) => {
    const handle = uniqueHandle()
    const realtor = new Visitor(server.url)
    await realtor.register(handle, server.storage)
    const answer = await realtor.post('/api/properties', { property: READY })
    const { property } = (await answer.json()) as { property: { slug: string } }
    const open = async () => {
      const { page, context } = await openPage(server.url)
      await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
      await page.goto(`/properties/${property.slug}/edit`)
      await page.getByRole('heading', { level: 1, name: 'Basics' }).waitFor()
      return page
    }
    const [one, other] = [await open(), await open()]
    const saved = (page: Page) =>
      page.waitForResponse((response) => {
        const { pathname } = new URL(response.url())
        const isSave = pathname === `/api/properties/${property.slug}`
        return isSave && response.request().method() === 'POST' && response.ok()
      })
    const write = async (page: Page, label: string, text: string) => {
      const answered = saved(page)
      await page.getByLabel(label, { exact: true }).fill(text)
      await page.keyboard.press('Tab')
      await answered
    }
    const stored = async () => {
      const response = await realtor.get(`/api/properties/${property.slug}`)
      return ((await response.json()) as { property: Record<string, unknown> }).property
    }

    await write(one, 'Name', 'Villa Aurora')
    await write(other, 'Bedrooms', '4')
    assert.include(await stored(), { name: 'Villa Aurora', bedrooms: 4 })

    await other.getByLabel('Name', { exact: true }).fill('Villa Noah')
    await other.keyboard.press('Tab')
    await other.getByText('The name changed elsewhere while you were writing.').waitFor()
    await other.locator('input[value="Villa Aurora"]').waitFor()
    assert.include(await stored(), { name: 'Villa Aurora', bedrooms: 4 })

    const overwritten = saved(other)
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await overwritten
    await other.locator('input[value="Villa Noah"]').waitFor()
    assert.include(await stored(), { name: 'Villa Noah', bedrooms: 4 })
  })
})
