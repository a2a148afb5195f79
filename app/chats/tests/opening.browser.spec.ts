import { test } from '@japa/runner'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { said } from './chat_guest.js'
import { openAs } from './demo_visit.js'

const NEWEST = 'Could we see Casa Livia on Saturday?'

test.group('Opening a conversation', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('shows its end once all is read, also where the page is there in no time', async ({
    assert,
  }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/chats', { width: 360 })
    await page.getByRole('link', { name: /Noah Bennett/ }).click()
    await said(page, NEWEST).waitFor()
    await eventually(async () => (await page.title()) === '(5) Chats - vesta')

    // a clock that begins with the page and runs slowly: all comes in its first moments
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() / 20
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/chats')
    await page.getByRole('link', { name: /Noah Bennett/ }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByRole('img').first().waitFor()
    await eventually(async () => {
      const all = await messages.boundingBox()
      const last = await said(page, NEWEST).boundingBox()
      return all !== null && last !== null && last.y + last.height <= all.y + all.height
    })
    assert.isTrue(await page.getByRole('button', { name: /^To the newest message/ }).isHidden())
    assert.deepEqual(complaints, [])
  })

  test('is led to by the folders, which open as one moves among them by keyboard', async () => {
    const { page } = await openAs(server.url, 'ava', '/chats')
    await page.getByRole('tab', { name: 'Chats', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name: 'Muted', selected: true }).waitFor()
    await page.getByRole('link', { name: /Celeste Moreau/ }).waitFor()
    await page.keyboard.press('End')
    await page.getByRole('tab', { name: 'Requested 2', selected: true }).waitFor()
    await page.getByRole('link', { name: /Samir Haddad/ }).waitFor()
  })
})
