import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { inviteGuest, inviteTwo, said, write } from '#app/chats/tests/chat_guest'

/** Holds the next answer of a request back, with what was true when the server gave it. */
async function holdAnswer(page: Page, isHeld: (request: Request) => boolean) {
  const asked = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/chats/**', async (route) => {
    if (!isFirst || !isHeld(route.request())) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    asked.resolve()
    await arrival.promise
    await route.fulfill({ response })
  })
  const arrive = async () => {
    const arrived = page.waitForResponse((response) => isHeld(response.request()))
    arrival.resolve()
    await (await arrived).finished()
  }
  return { asked: asked.promise, arrive }
}

const isGet = (path: RegExp) => (request: Request) =>
  request.method() === 'GET' && path.test(request.url())

const row = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Noah Berg/ })

async function choose(page: Page, label: string) {
  await page.getByRole('button', { name: 'Chat options' }).click()
  await page.getByRole('menuitem', { name: label }).click()
}

test.group('Chats, with answers that come late', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('an accepted request stays accepted', async ({ assert }) => {
    const ava = await inviteGuest(server, 'Ava Lind')
    const noah = await inviteGuest(server, 'Noah Berg')
    await noah.call('/api/chats', { user_ids: [ava.id], message: 'Is it still for sale?' })
    await ava.page.goto('/chats?tab=requested')
    const opening = await holdAnswer(ava.page, isGet(/\/api\/chats\/\d+$/))
    await row(ava.page).click()
    await opening.asked
    const accept = ava.page.getByRole('button', { name: 'Accept' })
    await accept.click()
    await accept.waitFor({ state: 'detached' })

    const renewed = ava.page.waitForRequest(isGet(/\/api\/chats\/\d+$/))
    await opening.arrive()
    await renewed
    await said(ava.page, 'Is it still for sale?').waitFor()
    await write(ava.page, 'It is.')
    await said(ava.page, 'It is.').waitFor()
    assert.isTrue(await accept.isHidden())
    assert.deepEqual(ava.complaints, [])
  })

  test('a muted chat stays in its folder, under a list that was asked for before', async ({
    assert,
  }) => {
    const { ava, noah } = await inviteTwo(server)
    const sending = Promise.withResolvers<void>()
    await ava.page.route('**/toggle-mute', async (route) => {
      await sending.promise
      await route.continue()
    })
    const list = await holdAnswer(ava.page, isGet(/filtered\?.*type=muted/))
    await choose(ava.page, 'Mute')
    await ava.page.getByRole('tab', { name: 'Muted' }).click()
    await list.asked
    const muted = ava.page.waitForResponse('**/toggle-mute')
    sending.resolve()
    await muted
    await list.arrive()
    await row(ava.page).waitFor()
    await write(noah.page, 'Are you there?')
    await row(ava.page).getByText('Are you there?').waitFor()
    assert.deepEqual(ava.complaints, [])
  })

  test('muting takes back no message that came before its answer', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    const muting = await holdAnswer(
      ava.page,
      (request) => request.method() !== 'GET' && request.url().endsWith('/toggle-mute')
    )
    await choose(ava.page, 'Mute')
    await muting.asked
    await write(noah.page, 'The door is red.')
    await said(ava.page, 'The door is red.').waitFor()
    await muting.arrive()
    await ava.page.getByRole('tab', { name: 'Muted' }).click()
    await row(ava.page).getByText('The door is red.').waitFor()
    assert.deepEqual([...ava.complaints, ...noah.complaints], [])
  })
})
