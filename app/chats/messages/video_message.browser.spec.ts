import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, showTheme, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { inviteTwo, said, write } from '#app/chats/tests/chat_guest'

const CLIP = join(import.meta.dirname, '../../videos/tests/fixtures/house.mp4')

/** Folder for screenshots, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS

test.group('A video in a chat', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('is uploaded, sent meanwhile, and played by the other', async ({ assert }) => {
    const { ava, noah } = await inviteTwo(server)
    await ava.page.getByRole('button', { name: 'Attach' }).click()
    await ava.page.getByRole('menuitem', { name: 'Video' }).click()
    const dialog = ava.page.getByRole('dialog', { name: 'Send a video' })
    await dialog.getByText('Videos you have uploaded will appear here.').waitFor()
    assert.deepEqual(await accessibilityFaults(ava.page, THEMES), [])
    const file = { name: 'Kitchen.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) }
    await dialog.locator('label input[type=file]').first().setInputFiles(file)
    await ava.page.getByRole('button', { name: 'Remove Kitchen' }).waitFor()
    await write(ava.page, 'The kitchen at noon')
    await said(noah.page, 'The kitchen at noon').waitFor()

    const message = noah.page.getByRole('article').filter({ hasText: 'The kitchen at noon' })
    const play = message.getByRole('button', { name: 'Play Kitchen' })
    await play.waitFor()
    if (FOLDER) await shoot(noah.page, 1440)
    await noah.page.setViewportSize({ width: 360, height: 740 })
    assert.isAtMost(await overflow(noah.page), 0)
    if (FOLDER) await shoot(noah.page, 360)
    await play.click()
    await noah.page.waitForFunction(() => {
      const video = document.querySelector('video')
      return video !== null && !video.paused && video.currentTime > 0
    })
    assert.deepEqual(await accessibilityFaults(noah.page, THEMES), [])

    await ava.page.getByRole('button', { name: 'Attach' }).click()
    await ava.page.getByRole('menuitem', { name: 'Video' }).click()
    await dialog.getByRole('button', { name: /^Kitchen 0:05/ }).waitFor()
    assert.deepEqual([...ava.complaints, ...noah.complaints], [])
  }).timeout(300_000)
})

async function shoot(page: Page, width: number): Promise<void> {
  await mkdir(FOLDER!, { recursive: true })
  for (const theme of THEMES) {
    await showTheme(page, theme)
    await page.screenshot({ path: join(FOLDER!, `video-message-${width}-${theme}.png`) })
  }
}
