import { mkdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  showTheme,
  THEMES,
  type Scene,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { openAs, overflow } from '#tests/browser/demo_visit'

/** Each width with the theme its pages open in; both themes are checked. */
const SCENES = [
  { width: 360, theme: 'dark' },
  { width: 768, theme: 'light' },
  { width: 1440, theme: 'light' },
] satisfies Scene[]
/** The width at which axe runs. */
const AXE_WIDTH = 1440
const FOLDER = 'tmp/screens'
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  chats: (page) => page.getByRole('link', { name: /Mila Sørensen/ }).waitFor(),
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
    await mkdir(FOLDER, { recursive: true })
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  for (const scene of SCENES) {
    const { width } = scene
    test(`are whole at ${width} px, and hide nothing from assistive technology`, async ({
      assert,
    }) => {
      const { page, complaints } = await openAs(server.url, 'ava', '/chats', scene)
      for (const [name, reach] of Object.entries(STATES)) {
        await reach(page)
        await page.waitForLoadState('networkidle')
        for (const theme of THEMES) {
          await showTheme(page, theme)
          await page.screenshot({ path: `${FOLDER}/${name}.${width}.${theme}.png` })
          assert.isAtMost(await overflow(page), 0, `${name} is wider than the screen`)
        }
        if (width === AXE_WIDTH) assert.deepEqual(await accessibilityFaults(page, THEMES), [], name)
        const unexpected = complaints.splice(0).filter((text) => !/status of 503/.test(text))
        assert.deepEqual(unexpected, [], name)
      }
    })
  }
})
