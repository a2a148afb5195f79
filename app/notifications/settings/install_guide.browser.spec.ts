import { test } from '@japa/runner'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const PATH = '/settings/notifications'

test.group('How to get push on an iPhone', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('is in the settings there, with pictures', async ({ assert }) => {
    const { page, context, complaints } = await openAs(server.url, 'samir', '/about', {
      width: 360,
    })
    await context.addInitScript((agent) => {
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent })
    }, IPHONE)
    await page.goto(PATH)
    const guide = page.getByRole('region', { name: 'Push on your iPhone or iPad' })
    await guide.getByText('Add to Home Screen').waitFor()
    assert.equal(await guide.getByRole('listitem').count(), 3)
    assert.equal(await guide.locator('svg').count(), 3)
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.setViewportSize({ width: 1440, height: 900 })
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })

  test('is not where push works without', async ({ assert }) => {
    const { page } = await openAs(server.url, 'samir', PATH)
    await page.getByRole('group').first().waitFor()
    assert.equal(await page.getByText('Add to Home Screen').count(), 0)
  })
})
