import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { inviteTwo } from '#app/chats/tests/chat_guest'
import { accessibilityFaults, closePages, THEMES, type Scene } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

/** The shell's pages crash when a worker clears the badge. */
const PHONE: Scene = { browser: 'whole', width: 360, hasWorker: true }

test.group('Without a network', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('people see what they last opened, and nothing of it after signing out', async ({
    assert,
  }) => {
    const { ava } = await inviteTwo(server, PHONE)
    const { page } = ava
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await hasSeen(page, '/offline/seen/chat/')
    const home = await findHome(server)
    await page.goto(`/properties/${home.slug}`)
    await hasSeen(page, `/offline/seen/listing/${home.slug}`)

    await ava.setOffline(true)
    await page.goto('/feed')
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    const homes = page.getByRole('region', { name: 'Homes' })
    await homes.getByText(home.name).waitFor()
    await page.getByRole('region', { name: 'Chats' }).getByText('Noah Berg').click()
    await page.getByText('You: Hello Noah', { exact: true }).last().waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    const picture = homes.locator('summary img')
    await eventually(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0))

    await page.goto(`/properties/${home.slug}`)
    const asked = page.getByRole('region', { name: 'As you last saw it' })
    await asked.getByRole('link', { name: 'Open when you’re back online' }).waitFor()
    await asked.getByText(home.name).waitFor()

    await ava.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('#app').waitFor({ state: 'attached' })

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await eventually(() => page.evaluate(async () => (await caches.keys()).length === 0), {
      what: () => 'the caches to be empty',
    })
    await ava.setOffline(true)
    await page.goto('/chats')
    await page.getByText('that you open while signed in').waitFor()
    assert.notInclude(await page.content(), 'Noah')
    assert.notInclude(await page.content(), home.name)
  })

  test('another tab’s sign-out, or a session that ended, leaves nothing either', async ({
    assert,
  }) => {
    const { ava } = await inviteTwo(server, PHONE)
    const { page } = ava
    await hasSeen(page, '/offline/seen/chat/')
    await page.context().clearCookies()
    await page.goto('/about')
    await eventually(() => page.evaluate(async () => (await caches.keys()).length === 0), {
      what: () => 'the caches to be empty',
    })
    await ava.setOffline(true)
    await page.goto('/chats')
    await page.getByText('that you open while signed in').waitFor()
    assert.notInclude(await page.content(), 'Noah')
  })
})

/** Waits until something is kept for the offline page. */
async function hasSeen(page: Page, path: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('seen-'))
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await eventually(async () => (await kept()).some((one) => one.startsWith(path)), {
    what: () => `${path} to be kept`,
  })
}

async function findHome(server: BuiltServer): Promise<{ slug: string; name: string }> {
  const ava = new Visitor(server.url)
  await ava.signIn('ava', 'vesta-demo-2026')
  const answer = await ava.get('/api/properties/dashboard/realtor')
  const { properties } = (await answer.json()) as {
    properties: { data: { slug: string; name: string; status: string; is_private: boolean }[] }
  }
  return properties.data.find((home) => home.status === 'publish' && !home.is_private)!
}
