import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { closePages, holds } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { inviteGuest, inviteTwo, said, write, type ChatGuest } from '#app/chats/tests/chat_guest'

const MANY = 120

async function give(page: Page, by: 'drop' | 'paste', background: string): Promise<void> {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
  await page
    .getByRole('form', { name: 'Write a message' })
    .getByRole('textbox')
    .evaluate(
      (field, { way, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'room.png', { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        field.dispatchEvent(
          way === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data })
        )
      },
      { way: by, bytes: [...picture] }
    )
}

async function beginGroup(ava: ChatGuest, noah: ChatGuest): Promise<number> {
  const { chat } = await ava.call('/api/chats', {
    type: 'group',
    name: 'Hall',
    user_ids: [noah.id],
  })
  const { id } = chat as { id: number }
  await noah.call(`/api/chats/${id}/respond`, { accept: true })
  return id
}

test.group('What is written', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('takes pictures by paste and drop, which open on the whole screen', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    await give(ava.page, 'paste', '#7a5c3e')
    await give(ava.page, 'drop', '#3e5c7a')
    const tray = ava.page.getByRole('list', { name: 'Attached' })
    await tray.getByRole('button', { name: 'Remove Photo' }).nth(1).waitFor()
    await write(ava.page, 'Both windows')
    await said(noah.page, 'Both windows').waitFor()
    assert.equal(await tray.count(), 0)

    const second = noah.page.getByRole('button', { name: 'Open photo 2 of 2 from Ava Lind' })
    await second.press('Enter')
    const lightbox = noah.page.getByRole('dialog', { name: 'Photos from Ava Lind' })
    await lightbox.getByText('2 / 2').waitFor()
    await eventually(() => lightbox.evaluate((it) => it.contains(document.activeElement)))
    await noah.page.keyboard.press('ArrowLeft')
    await lightbox.getByText('1 / 2').waitFor()
    await noah.page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'detached' })
    await second.and(noah.page.locator(':focus')).waitFor()
    assert.deepEqual([...ava.complaints, ...noah.complaints], [])
  })

  test('is found again by its address, however long ago it was said', async ({ assert }) => {
    const { ava, noah, chatId } = await inviteTwo(server)
    // whoever looks on draws each of the many
    for (const { page } of [ava, noah]) await page.goto('about:blank')
    const { message } = await noah.call(`/api/chats/${chatId}/messages`, { content: 'The first' })
    for (let number = 1; number <= MANY; number++) {
      await noah.call(`/api/chats/${chatId}/messages`, { content: `No. ${number}` })
    }
    const { id } = message as { id: number }
    await ava.page.goto(`/chats?chat=${chatId}&message=${id}`)
    await said(ava.page, 'The first').waitFor()
    const line = ava.page.getByRole('article').filter({ hasText: 'The first' })
    assert.isTrue(await line.evaluate(isInSight))
    await ava.page.getByRole('button', { name: /newest/i }).click()
    await said(ava.page, `No. ${MANY}`).waitFor()

    await ava.page.goto(`/chats?chat=${chatId}&message=${id + 100_000}`)
    await said(ava.page, `No. ${MANY}`).waitFor()
  })

  test('waits in slow mode, says for how long, and is sent then', async () => {
    const { ava, noah } = await inviteTwo(server)
    const chatId = await beginGroup(ava, noah)
    await ava.page.goto(`/chats?chat=${chatId}`)
    await write(ava.page, 'Slowly, please')
    await ava.page.getByRole('button', { name: 'Chat options' }).click()
    await ava.page.getByRole('menuitem', { name: 'Members and settings' }).click()
    const dialog = ava.page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Slow mode' }).click()
    await ava.page.getByRole('option', { name: '10 seconds' }).click()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })

    await noah.page.goto(`/chats?chat=${chatId}`)
    await write(noah.page, 'one')
    await write(noah.page, 'two')
    await noah.page.getByText(/slow mode/i).waitFor()
    await said(noah.page, 'one').waitFor()
    await ava.page.keyboard.press('Escape')
    await said(ava.page, 'two').waitFor()
  })

  test('mentions who is in the group, found by the first letters', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    const chatId = await beginGroup(ava, noah)
    await ava.page.goto(`/chats?chat=${chatId}`)
    const field = ava.page.getByRole('form', { name: 'Write a message' }).getByRole('textbox')
    await field.pressSequentially('Ask @ber')
    await ava.page.getByRole('option', { name: /Noah Berg/ }).waitFor()
    await field.press('Enter')
    await holds(field, `Ask @${noah.handle} `)
    await field.pressSequentially('@nobody')
    await ava.page.getByRole('listbox').waitFor({ state: 'detached' })
    await field.press('Enter')
    const mention = ava.page.getByRole('article').getByRole('link', { name: `@${noah.handle}` })
    assert.equal(await mention.getAttribute('href'), `/@${noah.handle}`)
    await noah.page.goto('/notifications')
    await noah.page.getByText('mentioned you in Hall').first().waitFor()
  })

  test('notifications are not offered where the browser refuses them', async () => {
    const ava = await inviteGuest(server, 'Ava Lind')
    await ava.page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    )
    await ava.page.goto('/chats')
    await ava.page.getByRole('button', { name: 'Chat settings' }).click()
    const push = ava.page.getByRole('switch', { name: /Notifications in this browser/ })
    await ava.page.getByText('Notifications are blocked.').waitFor()
    await push.and(ava.page.locator(':disabled')).waitFor()
  })
})

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
