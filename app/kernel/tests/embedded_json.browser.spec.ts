import { test } from '@japa/runner'
import { inviteGuest, inviteTwo } from '#app/chats/tests/chat_guest'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

/** Browsers would read the rest as script. */
const HOSTILE = '<!--<script> Hello'

test.group('Pages with text that looks like HTML', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are there when it is the name of whoever reads them', async ({ assert }) => {
    const { page, complaints } = await inviteGuest(server, HOSTILE)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are there when it was said in a chat', async ({ assert }) => {
    const { ava, noah, chatId } = await inviteTwo(server)
    await noah.call(`/api/chats/${chatId}/messages`, { content: HOSTILE, client_id: 'hostile' })
    await ava.page.goto('/chats')
    await ava.page.getByText(HOSTILE).first().waitFor()
    assert.deepEqual(ava.complaints, [])
  })
})
