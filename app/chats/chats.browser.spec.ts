import { test } from '@japa/runner'
import { closePages, holds, sendToBackground } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { conversation, inviteGuest, inviteTwo, said, write } from './tests/chat_guest.js'

const SENDS = '**/api/chats/*/messages'

test.group('Chats page', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('request, accept, talk, mute, block, delete, return', async ({ assert }) => {
    const ava = await inviteGuest(server, 'Ava Lind')
    const noah = await inviteGuest(server, 'Noah Berg')
    await ava.page.goto('/chats')
    await ava.page.getByText('No conversations yet').waitFor()

    await noah.page.goto(`/chats?to=${ava.id}`)
    await write(noah.page, 'Is the terrace that close to the water?')
    await said(noah.page, 'Is the terrace that close to the water?').waitFor()
    const waiting = noah.page.getByText('Waiting for Ava to accept')
    await waiting.waitFor()

    await ava.page.getByRole('tab', { name: 'Requested 1' }).click()
    await ava.page.getByRole('link', { name: /Noah Berg/ }).click()
    await said(ava.page, 'Is the terrace that close to the water?').waitFor()
    const accept = ava.page.getByRole('button', { name: 'Accept' })
    for (const [status, told] of [
      [409, 'Failed to process chat response'],
      [403, 'That isn’t yours to answer.'],
    ] as const) {
      const json = { message: 'That isn’t yours to answer.' }
      await ava.page.route('**/respond', (route) => route.fulfill({ status, json }), { times: 1 })
      await accept.click()
      await ava.page.getByText(told).waitFor()
    }
    await accept.click()
    await accept.waitFor({ state: 'detached' })
    await waiting.waitFor({ state: 'detached' })

    await write(ava.page, 'Forty steps.')
    await said(ava.page, 'Forty steps.').waitFor()
    await said(noah.page, 'Forty steps.').waitFor()
    await noah.page.getByText('Online').first().waitFor()
    await write(noah.page, 'Shall we?')
    await said(ava.page, 'Shall we?').waitFor()
    await noah.page.getByText('Seen', { exact: false }).first().waitFor()

    const about = async (label: string) => {
      await ava.page.getByRole('button', { name: 'Chat options' }).click()
      await ava.page.getByRole('menuitem', { name: label }).click()
    }
    await about('Mute')
    await ava.page.getByRole('tab', { name: 'Muted' }).click()
    const row = ava.page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('link', { name: /Noah Berg/ })
    await row.waitFor()
    await write(noah.page, 'Are you there?')
    await row.getByText('Are you there?').waitFor()
    assert.equal(await ava.page.title(), 'Chats - vesta')

    await row.click()
    await about('Block')
    await ava.page.getByText('You blocked this chat.').waitFor()
    await write(noah.page, 'Hello?')
    await noah.page.getByRole('alert').getByText('You can’t send messages in this chat.').waitFor()
    await noah.page.getByRole('button', { name: 'Discard' }).click()

    await ava.page.getByRole('button', { name: 'Unblock' }).click()
    await about('Delete chat')
    await ava.page.getByRole('button', { name: 'Delete chat' }).click()
    await ava.page.getByText('Select a chat').waitFor()

    await write(noah.page, 'One more thing.')
    await said(noah.page, 'One more thing.').waitFor()
    await ava.page.getByRole('tab', { name: 'Muted' }).click()
    await row.click()
    await said(ava.page, 'One more thing.').waitFor()
    assert.deepEqual(await conversation(ava.page), ['One more thing.'])
    assert.deepEqual([...ava.complaints, ...noah.complaints], [])
  })

  test('loses nothing when the network goes, and says so after a moment', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    await noah.setOffline(true)
    await noah.page.getByText('You’re offline.').waitFor()
    await write(noah.page, 'written offline')
    await noah.page.getByText('Waiting for a connection').waitFor()
    for (const text of ['one', 'two', 'three']) {
      await write(ava.page, text)
      await said(ava.page, text).waitFor()
    }
    const onItsWay = ava.page.getByRole('article', { name: 'You, not sent yet' })
    await onItsWay.first().waitFor({ state: 'detached' })

    await noah.setOffline(false)
    await said(ava.page, 'written offline').waitFor()
    await said(noah.page, 'three').waitFor()
    await noah.page.getByText('Waiting for a connection').waitFor({ state: 'detached' })
    const all = ['Hello Noah', 'one', 'two', 'three', 'written offline']
    await eventually(async () => {
      assert.deepEqual(await conversation(noah.page), all)
      assert.deepEqual(await conversation(ava.page), all)
      return true
    })
  })

  test('keeps a draft over a reload, and what was sent into the void', async () => {
    const { ava, noah } = await inviteTwo(server)
    const field = ava.page.getByRole('textbox', { name: 'Message Noah' })
    await field.fill('half a thought')
    await ava.page.reload()
    await holds(field, 'half a thought')

    await ava.page.route(SENDS, (route) => route.abort())
    await field.press('Enter')
    await ava.page.getByText('Waiting for a connection').waitFor()
    await ava.page.unroute(SENDS)
    await ava.page.reload()
    await said(noah.page, 'half a thought').waitFor()
    await said(ava.page, 'half a thought').waitFor()
    await holds(field, '')
  })

  test('marks what was refused, and sends it again when asked', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    await ava.page.route(SENDS, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { message: 'Not now.' } })
        : route.fallback()
    )
    await write(ava.page, 'to be refused')
    await ava.page.getByRole('alert').getByText('Not now.').waitFor()
    await ava.page.unroute(SENDS)
    await ava.page.getByRole('button', { name: 'Try again' }).click()
    await said(noah.page, 'to be refused').waitFor()
    assert.deepEqual(await conversation(ava.page), ['Hello Noah', 'to be refused'])
  })

  test('shows in the shell, and the title of a tab in the background, what is unread, and that it was read', async ({
    assert,
  }) => {
    const { ava, noah } = await inviteTwo(server)
    await ava.page.goto('/dashboard/properties')
    await write(noah.page, 'Are you there?')
    await ava.page.getByRole('link', { name: '1 unread, Chats' }).first().waitFor()
    assert.equal(await ava.page.title(), 'Realtor dashboard - vesta')
    await sendToBackground(ava.page, true)
    assert.equal(await ava.page.title(), '(1) Realtor dashboard - vesta')
    await sendToBackground(ava.page, false)
    assert.equal(await ava.page.title(), 'Realtor dashboard - vesta')

    await ava.page.getByRole('link', { name: '1 unread, Chats' }).first().click()
    await ava.page.getByRole('link', { name: /Noah Berg/ }).click()
    await said(ava.page, 'Are you there?').waitFor()
    await eventually(async () => (await ava.page.title()) === 'Chats - vesta')
    await noah.page.getByText(/Seen/).waitFor()
  })

  test('opens a conversation at the first word that is new, however tall the lines are', async ({
    assert,
  }) => {
    const { ava, noah } = await inviteTwo(server)
    const tall = (number: number) => `${number}${' and so on'.repeat(80)}`
    const writeTall = async (first: number) => {
      for (let number = first; number < first + 8; number++) {
        await write(noah.page, tall(number))
        await said(noah.page, tall(number)).waitFor()
      }
    }
    await writeTall(10)
    await said(ava.page, tall(17)).waitFor()
    await noah.page.getByText(/Seen/).waitFor()
    await ava.page.goto('/dashboard/properties')
    await writeTall(20)
    await ava.page.getByRole('link', { name: '8 unread, Chats' }).first().click()
    await ava.page.getByRole('link', { name: /Noah Berg/ }).click()

    const messages = ava.page.getByRole('region', { name: 'Messages' })
    const line = messages.getByText('New', { exact: true })
    await eventually(async () => {
      const [top, at] = [await messages.boundingBox(), await line.boundingBox()]
      return top !== null && at !== null && Math.abs(at.y - top.y) < 40
    })
    await said(ava.page, tall(20)).waitFor()
    assert.deepEqual(ava.complaints, [])
  })

  test('edits, answers, reacts and deletes by keyboard alone', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    await write(ava.page, 'teh terrace')
    await said(noah.page, 'teh terrace').waitFor()
    await ava.page.keyboard.press('ArrowUp')
    await ava.page.getByRole('form', { name: 'Edit a message' }).waitFor()
    await ava.page.keyboard.press('ControlOrMeta+a')
    await ava.page.keyboard.type('the terrace')
    await ava.page.keyboard.press('Enter')
    await said(noah.page, 'the terrace').waitFor()
    await noah.page.getByText(/edited/).waitFor()

    const menu = async (page: typeof ava.page, text: string, item: string) => {
      const button = page
        .getByRole('article')
        .filter({ hasText: text })
        .getByRole('button', { name: 'Message options' })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: item }).press('Enter')
    }
    await menu(noah.page, 'the terrace', 'Reply')
    await noah.page.getByText('Reply to Ava Lind').waitFor()
    await write(noah.page, 'how far?')
    await ava.page.getByRole('button', { name: /^Ava Lind/ }).waitFor()
    await menu(ava.page, 'how far?', 'React with 👍')
    await noah.page.getByRole('button', { name: '👍 from Ava Lind' }).waitFor()

    await menu(ava.page, 'Hello Noah', 'Delete')
    await ava.page.getByRole('button', { name: 'Delete message' }).press('Enter')
    await noah.page.getByText('Message deleted').first().waitFor()
    assert.notInclude(await conversation(noah.page), 'Hello Noah')
    assert.deepEqual([...ava.complaints, ...noah.complaints], [])
  })
})
