// Long because: a line for each page
import { mkdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  openPage,
  showTheme,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { PAGE_TITLES } from '#tests/support/page_titles'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

/** Folder for screenshots of every page, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const PASSWORD = 'vesta-demo-2026'
const PHONE = 360
const TABLET = 768
const DESKTOP = 1440
const HEIGHT = 900

const PUBLIC = [
  '/',
  '/about',
  '/redesign-your-interior',
  '/designs',
  '/designs?theme=japandi&room=kitchen',
  '/designs/gallery',
  '/@ava',
  '/@mila?tab=about',
  '/@ava/followers',
  '/markets/portofino',
  '/search',
  '/search/compare',
  '/wiki/luxury',
  '/wiki/luxury?q=stone',
  '/wiki/luxury?q=zzz',
  '/offerings',
  '/offerings?pay=coin&max_coins=1',
  '/wiki/luxury/marble',
  '/contact',
  '/terms-of-service',
  '/login',
  '/register',
  '/forgot-password',
  '/no-such-page',
  '/i/no-such-link',
  '/r/ava',
  '/feed',
]
const REALTOR = [
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/properties?status=archive',
  '/build',
  '/dashboard/leads',
  '/farm/open-houses',
  '/farm/open-houses?when=past',
  '/farm',
  '/farm/emails',
  '/farm/emails/campaigns',
  '/dashboard/refer',
  '/farm/gifts',
  '/club-coin',
  '/pursuits',
  '/offerings/create',
  '/offerings/requests',
  '/offerings/requests?role=customer&view=calendar',
  'offering',
  'figures',
  '/searches',
  '/searches?tab=searches',
  '/searches?tab=viewed',
  '/api-tokens',
  '/webhooks',
  '/profile',
  '/settings',
  '/settings/password',
  '/settings/two-factor',
  '/settings/passkeys',
  '/settings/browser-sessions',
  '/settings/appearance',
  '/settings/export',
  '/settings/delete-account',
  'edit',
  'edit?step=place',
  'edit?step=photos',
  'edit?step=template',
  '/templates',
  '/chats',
  '/messages',
  '/messages?q=the',
  '/channels',
  '/designer',
  '/designer?tab=prompts',
  '/designer/collection',
  'surfaces',
  '/walkthroughs',
  'property/restyle',
  '/feed?tab=markets',
  '/journals/create',
  '/spots/create',
  '/dreams',
  'spot',
  'spot/share',
  'spot/edit',
]

const STAFF = ['/staff/reports', '/staff/reports?status=dismissed', '/staff/referrals']

const WALKS = [
  {
    handle: null,
    paths: [...PUBLIC, 'property', 'property/ask', 'property/ask?viewing', 'property/print'],
  },
  { handle: 'ava', paths: REALTOR },
  { handle: 'otto', paths: STAFF },
]

type Opened = Awaited<ReturnType<typeof openPage>>

/** Scrolls through every image, and returns broken ones. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })
}

/** The component of the page the server sent. */
async function componentOf(page: Page): Promise<string> {
  const json = await page.locator('script[data-page]').textContent()
  return (JSON.parse(json ?? '{}') as { component: string }).component
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** of its screenshot */
function nameOf(path: string): string {
  return path.replace(/[^a-z]+/gi, '_').replace(/^_|_$/g, '') || 'welcome'
}

test.group('Screens', (group) => {
  let server: BuiltServer
  let property: string
  let surfaces: string
  let spot: string
  let offering: string
  const open: Partial<Record<string, { phone: Opened; desktop: Opened }>> = {}

  group.setup(async () => {
    if (FOLDER) await mkdir(FOLDER, { recursive: true })
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    property = await newestListing(ava)
    surfaces = await lookAtSurfaces(ava)
    spot = await publishSpot(ava)
    offering = await ownOffering(ava)
    await reportAva()
    return async () => {
      await closePages()
      await server.remove()
    }
  })

  for (const { handle, paths } of WALKS) {
    for (const path of paths) {
      test(`${path} as ${handle ?? 'a guest'}`, async ({ assert }) => {
        const { phone, desktop } = await pagesOf(handle)
        const fits = async ({ page }: Opened, width: number, theme: string) => {
          if (FOLDER) {
            const file = `${FOLDER}/${nameOf(path)}.${width}.${theme}.png`
            await page.screenshot({ path: file, fullPage: true })
          }
          assert.isAtMost(await overflow(page), 0, `wider than ${width} px, ${theme}`)
        }
        const lookAt = async (opened: Opened, widths: number[]) => {
          const { page, complaints } = opened
          await page.setViewportSize({ width: widths[0], height: HEIGHT })
          await page.goto(addressOf(path))
          for (const width of widths) {
            await page.setViewportSize({ width, height: HEIGHT })
            await page.waitForLoadState('networkidle')
            assert.deepEqual(await brokenPictures(page), [])
            for (const theme of THEMES) {
              await showTheme(page, theme)
              await fits(opened, width, theme)
            }
          }
          assert.deepEqual(complaints.splice(0), [])
        }
        await Promise.all([lookAt(phone, [PHONE]), lookAt(desktop, [TABLET, DESKTOP])])

        const title = PAGE_TITLES[await componentOf(desktop.page)]
        const shown = await desktop.page.title()
        if (title) assert.equal(shown, `${title} - vesta`)
        else assert.match(shown, / - vesta$/)
        assert.deepEqual(await accessibilityFaults(desktop.page, THEMES), [])
      })
    }
  }

  /** One visitor's pages, shared by all tests. Only the phone keeps the product's own CSP. */
  async function pagesOf(handle: string | null) {
    return (open[handle ?? ''] ??= {
      phone: await openAs(handle, { width: PHONE }),
      desktop: await openAs(handle, { width: TABLET, bypassCSP: true }),
    })
  }

  async function openAs(handle: string | null, scene: { width: number; bypassCSP?: boolean }) {
    const opened = await openPage(server.url, scene)
    if (!handle) return opened
    await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
    return opened
  }

  async function reportAva(): Promise<void> {
    const mila = new Visitor(server.url)
    await mila.signIn('mila', PASSWORD)
    const answer = await mila.get('/api/profile/ava')
    const { profile } = (await answer.json()) as { profile: { user: { id: number } } }
    await mila.post('/api/reports', {
      subject_type: 'user',
      subject_id: profile.user.id,
      reason: 'fraud',
      note: 'Wanted a deposit before I had seen the house.',
    })
  }

  async function newestListing(visitor: Visitor): Promise<string> {
    const answer = await visitor.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    return `/properties/${properties.data[0].slug}`
  }

  /** Once before its page opens: analyzing a photo for the first time takes seconds. */
  async function lookAtSurfaces(visitor: Visitor): Promise<string> {
    const answer = await visitor.get('/api/designs')
    const { designs } = (await answer.json()) as { designs: { data: { id: number }[] } }
    const path = `/designs/${designs.data[0].id}/surfaces`
    const picture = await visitor.get(`${path}.png`)
    await picture.arrayBuffer()
    return path
  }

  async function ownOffering(visitor: Visitor): Promise<string> {
    const answer = await visitor.get('/api/offerings?own=1')
    const { offerings } = (await answer.json()) as { offerings: { data: { slug: string }[] } }
    return `/offerings/${offerings.data[0].slug}`
  }

  async function publishSpot(visitor: Visitor): Promise<string> {
    const answer = await visitor.get('/api/designs')
    const { designs } = (await answer.json()) as { designs: { data: { id: number }[] } }
    const slides = designs.data.slice(0, 2).map(({ id }) => ({ design_id: id }))
    const caption = 'Two ideas for one room #redesign'
    const made = await visitor.post('/api/spots', { spot: { caption, slides, status: 'publish' } })
    return `/spots/${((await made.json()) as { spot: { slug: string } }).spot.slug}`
  }

  /** Removes ids, which differ from run to run. */
  function addressOf(path: string): string {
    if (path === 'surfaces') return surfaces
    if (path === 'offering') return offering
    if (path === 'figures') return `/dashboard${property}?days=90`
    if (path.startsWith('spot')) return path.replace(/^spot/, spot)
    if (path.startsWith('edit')) return `${property}/${path}`
    return path.replace(/^property/, property)
  }
})
