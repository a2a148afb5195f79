import { mkdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { PHONE, resize, WIDTHS } from '#tests/browser/device'
import { accessibilityFaults, closePages, showTheme, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { openAs, overflow } from '#tests/browser/demo_visit'

/** Folder for screenshots, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  chats_thread: (page) => openRow(page, 'chats', /Noah Bennett/),
  chats_group: (page) => openRow(page, 'chats', /Casa Livia, Saturday/),
  chats_muted: (page) => openRow(page, 'muted', /Celeste/),
  chats_blocked: async (page) => {
    await page.goto('/chats?tab=blocked')
    await page.getByText('No blocked chats').waitFor()
  },
  chats_request: async (page) => {
    await openRow(page, 'requested', /Samir/)
    await page.getByText('Asks about').waitFor()
  },
  chats_failure: async (page) => {
    await page.route('**/api/chats/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Back in a moment.' } })
    )
    await openRow(page, 'chats', /Mila Sørensen/, 'Try again')
    await page.unroute('**/api/chats/*')
  },
}

async function openRow(page: Page, tab: string, name: RegExp, then?: string): Promise<void> {
  await page.goto(`/chats?tab=${tab}`)
  await page.getByRole('link', { name }).click()
  const shown = then ? page.getByRole('button', { name: then }) : page.getByRole('article').first()
  await shown.waitFor()
}

test.group('Chats screens', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    if (FOLDER) await mkdir(FOLDER, { recursive: true })
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are whole at any width, and hide nothing from assistive technology', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/chats', { width: PHONE })
    for (const [name, reach] of Object.entries(STATES)) {
      await resize(page, PHONE)
      await reach(page)
      for (const width of WIDTHS) {
        await resize(page, width)
        await page.waitForLoadState('networkidle')
        for (const theme of THEMES) {
          await showTheme(page, theme)
          if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.${width}.${theme}.png` })
          assert.isAtMost(await overflow(page), 0, `${name} is wider than ${width} px`)
        }
      }
      const faults = await accessibilityFaults(page, THEMES)
      assert.equal(faults.join('\n'), '', name)
      const unexpected = complaints.splice(0).filter((text) => !/status of 503/.test(text))
      assert.deepEqual(unexpected, [], name)
    }
  })
})
