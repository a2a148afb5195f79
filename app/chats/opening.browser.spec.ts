import { test } from '@japa/runner'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { inviteTwo, said, write } from './tests/chat_guest.js'
import { openAs } from '#tests/browser/demo_visit'

const NEWEST = 'Could we see Casa Livia on Saturday?'

/** Whether a scroller is at its end and stays there while its rows are measured. */
async function isAtEndForAWhile(element: Element): Promise<boolean> {
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame)
    if (element.scrollHeight - element.scrollTop - element.clientHeight > 2) return false
  }
  return true
}

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
    const unread = () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/chats/unread-count')
        return (await answer.json()).count as number
      })
    await eventually(async () => (await unread()) === 5)

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
    assert.isTrue(await page.getByRole('button', { name: /^Jump to newest/ }).isHidden())
    assert.deepEqual(complaints, [])
  })

  test('keeps one’s own tall message in view, right after one that came in', async () => {
    const { ava, noah, chatId } = await inviteTwo(server)
    const { page } = ava
    const messages = page.getByRole('region', { name: 'Messages' })
    for (let round = 1; round <= 6; round++) {
      const content = `Round ${round}: and the garden?`
      await noah.call(`/api/chats/${chatId}/messages`, { content, client_id: crypto.randomUUID() })
      await said(page, content).waitFor()
      const lines = Array.from({ length: 10 }, (_, line) => `Line ${line + 1} of answer ${round}`)
      await write(page, lines.join('\n'))
      await messages.getByText(`of answer ${round}`).first().waitFor()
      await eventually(() => messages.evaluate(isAtEndForAWhile), {
        what: () => `the end of answer ${round} in view`,
      })
    }
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
