import { mkdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, closePages, openPage, type Scene } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const FOLDER = 'tmp/screens'

const PUBLIC = [
  '/',
  '/about',
  '/redesign-your-interior',
  '/designs',
  '/designs?theme=japandi&room=kitchen',
  '/designs/gallery',
  '/contact',
  '/terms-of-service',
  '/login',
  '/register',
  '/forgot-password',
  '/no-such-page',
]
const REALTOR = [
  '/dashboard/properties',
  '/dashboard/properties?status=archive',
  'edit',
  'edit?step=place',
  'edit?step=photographs',
  '/chats',
  '/messages',
  '/messages?q=the',
  '/channels',
  '/designer',
  '/designer?tab=prompts',
  '/designer/collection',
  'surfaces',
]

const STAFF = ['/staff/reports', '/staff/reports?status=dismissed']

async function signIn(page: Page, handle: string): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=email]').fill(handle)
  await page.locator('[name=password]').fill('vesta-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/properties')
}

/** Shows every picture once, so that those below the fold are in the screenshot too. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

test.group('Screens', (group) => {
  let server: BuiltServer
  let property: string
  /** where the surfaces of a design are corrected */
  let surfaces: string

  group.setup(async () => {
    await mkdir(FOLDER, { recursive: true })
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const { page } = await openPage(server.url)
    await signIn(page, 'ava')
    property = (await page
      .locator('a[href^="/properties/"]')
      .first()
      .getAttribute('href'))!.replace('/edit', '')
    surfaces = await lookAtSurfaces(page)
    await closePages()
    await reportAva()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`are whole at ${width} px, ${theme}`, async ({ assert }) => {
        await visitAll({ width, theme }, async (page, path, complaints) => {
          await settle(page)
          const name = nameOf(path)
          await page.screenshot({ path: `${FOLDER}/${name}.${width}.${theme}.png`, fullPage: true })
          assert.isAtMost(await overflow(page), 0, `${path} is wider than the screen`)
          assert.match(await page.title(), / - vesta$/)
          assert.deepEqual(complaints.splice(0), [], path)
        })
      }).timeout(180_000)
    }

    test(`hide nothing from assistive technology, ${theme}`, async ({ assert }) => {
      await visitAll({ width: 1440, theme, bypassCSP: true }, async (page, path) => {
        assert.deepEqual(await accessibilityFaults(page), [], path)
      })
    }).timeout(180_000)
  }

  /** So that staff has something to look at. */
  async function reportAva(): Promise<void> {
    const mila = new Visitor(server.url)
    await mila.get('/login')
    await mila.post('/login', { email: 'mila', password: 'vesta-demo-2026' })
    const answer = await mila.get('/api/profile/ava')
    const { profile } = (await answer.json()) as { profile: { user: { id: number } } }
    await mila.post('/api/reports', {
      subject_type: 'user',
      subject_id: profile.user.id,
      reason: 'fraud',
      note: 'Wanted a deposit before I had seen the house.',
    })
  }

  /** Once before the pictures are taken: the first look at a photograph takes some seconds. */
  async function lookAtSurfaces({ request }: Page): Promise<string> {
    const answer = await request.get('/api/designs')
    const { designs } = (await answer.json()) as { designs: { data: { id: number }[] } }
    const path = `/designs/${designs.data[0].id}/surfaces`
    await request.get(`${path}.png`, { timeout: 60_000 })
    return path
  }

  /** The addresses of things differ from run to run. */
  function addressOf(path: string): string {
    if (path === 'surfaces') return surfaces
    return path.startsWith('edit') ? `${property}/${path}` : path
  }

  /** of its picture: the listing's address differs from run to run */
  function nameOf(path: string): string {
    if (path === property) return 'property'
    return path.replace(/[^a-z]+/gi, '_').replace(/^_|_$/g, '') || 'welcome'
  }

  /** Three people look at the same time, each at what is theirs. */
  async function visitAll(
    scene: Scene,
    look: (page: Page, path: string, complaints: string[]) => Promise<void>
  ) {
    const walk = async (paths: string[], handle?: string) => {
      const { page, complaints } = await openPage(server.url, scene)
      if (handle) await signIn(page, handle)
      for (const path of paths) {
        await page.goto(addressOf(path))
        await look(page, path, complaints)
      }
    }
    await Promise.all([walk([...PUBLIC, property]), walk(REALTOR, 'ava'), walk(STAFF, 'otto')])
  }
})
