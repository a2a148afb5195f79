import { mkdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, closePages, type Scene } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { openAs, overflow } from './demo_visit.js'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const FOLDER = 'tmp/screens'
/** What each picture is of, and how one gets there from the list. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  chats: (page) => page.getByRole('link', { name: /Mila Sørensen/ }).waitFor(),
  chats_thread: (page) => openRow(page, 'chats', /Noah Bennett/),
  chats_group: (page) => openRow(page, 'chats', /Casa Livia, Saturday/),
  chats_muted: (page) => openRow(page, 'muted', /Celeste/),
  chats_blocked: async (page) => {
    await page.goto('/chats?tab=blocked')
    await page.getByText('Nobody is blocked').waitFor()
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
    await mkdir(FOLDER, { recursive: true })
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function visitAll(
    scene: Scene,
    look: (page: Page, name: string, complaints: string[]) => Promise<void>
  ) {
    const { page, complaints } = await openAs(server.url, 'ava', '/chats', scene)
    for (const [name, reach] of Object.entries(STATES)) {
      await reach(page)
      await page.waitForLoadState('networkidle')
      await look(page, name, complaints)
    }
  }

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`are whole at ${width} px, ${theme}`, async ({ assert }) => {
        await visitAll({ width, theme }, async (page, name, complaints) => {
          await page.screenshot({ path: `${FOLDER}/${name}.${width}.${theme}.png` })
          assert.isAtMost(await overflow(page), 0, `${name} is wider than the screen`)
          const unexpected = complaints.splice(0).filter((text) => !/status of 503/.test(text))
          assert.deepEqual(unexpected, [], name)
        })
      }).timeout(120_000)
    }

    test(`hide nothing from assistive technology, ${theme}`, async ({ assert }) => {
      await visitAll({ width: 1440, theme, bypassCSP: true }, async (page, name) => {
        assert.deepEqual(await accessibilityFaults(page), [], name)
      })
    }).timeout(120_000)
  }
})
