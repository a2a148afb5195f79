import { test } from '@japa/runner'
import { inviteTwo, write } from '#app/chats/tests/chat_guest'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

interface Noting {
  noteBadge: (count: number) => Promise<void>
}

test.group('The icon of the installed site', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('has the unread count, until they read it or sign out', async () => {
    const { ava, noah } = await inviteTwo(server)
    const { page } = ava
    const badges: number[] = []
    await page.exposeFunction('noteBadge', (count: number) => void badges.push(count))
    await page.addInitScript(() => {
      const note = (count: number) => (window as unknown as Noting).noteBadge(count)
      Object.defineProperties(Navigator.prototype, {
        setAppBadge: { value: note, configurable: true },
        clearAppBadge: { value: () => note(0), configurable: true },
      })
    })
    const comesTo = (wanted: (count: number) => boolean) =>
      eventually(() => badges.length > 0 && wanted(badges.at(-1)!), {
        what: () => `the badge; it was ${badges.join()}`,
      })

    await page.goto('/dashboard')
    await comesTo(() => true)
    const before = badges.at(-1)!
    await write(noah.page, 'Still free?')
    await comesTo((count) => count > before)
    const unread = badges.at(-1)!
    await page.goto('/chats')
    await page.getByRole('link', { name: /Noah Berg/ }).click()
    await comesTo((count) => count < unread)

    await write(noah.page, 'Hello?')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await comesTo((count) => count === 0)
  })
})
