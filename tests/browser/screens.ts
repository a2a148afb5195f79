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
import { overflow } from '#tests/browser/demo_visit'
import { PHONE, resize, WIDTHS } from '#tests/browser/device'
import { htmlFaults } from '#tests/browser/html_faults'
import { zoomFaults } from '#tests/browser/zoom'
import { PAGE_TITLES } from '#tests/support/page_titles'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

/** Folder for screenshots of every page, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const PASSWORD = 'vesta-demo-2026'

interface Walk {
  /** of a demo account; without it, a guest */
  handle?: string
  /** addresses, or the name of a place with what follows it, such as `listing/edit` */
  paths: string[]
  /** Makes or finds what the paths begin with: its address by name. */
  prepare?: (
    signIn: (handle: string) => Promise<Visitor>,
    server: BuiltServer
  ) => Promise<Record<string, string>>
}

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

/** of its screenshot */
function nameOf(path: string): string {
  return path.replace(/[^a-z]+/gi, '_').replace(/^_|_$/g, '') || 'welcome'
}

/** Opens each page of the demonstration world on a phone, which then grows to a desktop. */
export function testScreens(title: string, { handle, paths, prepare }: Walk): void {
  test.group(title, (group) => {
    let server: BuiltServer
    let places: Record<string, string> = {}
    let opened: Opened

    group.setup(async () => {
      if (FOLDER) await mkdir(FOLDER, { recursive: true })
      server = await BuiltServer.create({ env: { DEMO: '1' } })
      await server.start()
      if (prepare) places = await prepare(signIn, server)
      opened = await openPage(server.url, { width: PHONE })
      const who = { email: handle ?? '', password: PASSWORD }
      if (handle) await signInBrowser(opened.context, server.url, who)
      return async () => {
        await closePages()
        await server.remove()
      }
    })

    for (const path of paths) {
      test(`${path} as ${handle ?? 'a guest'}`, async ({ assert }) => {
        const { page, complaints } = opened
        // chai cuts long lists short
        const noFaults = (faults: string[]) => assert.equal(faults.join('\n'), '')
        await resize(page, PHONE)
        const response = await page.goto(addressOf(path, places))
        for (const width of WIDTHS) {
          await resize(page, width)
          await page.waitForLoadState('networkidle')
          for (const theme of THEMES) {
            await showTheme(page, theme)
            if (FOLDER) {
              const file = `${FOLDER}/${nameOf(path)}.${width}.${theme}.png`
              await page.screenshot({ path: file, fullPage: true })
            }
            assert.isAtMost(await overflow(page), 0, `wider than ${width} px, ${theme}`)
          }
          if (width === PHONE) noFaults(await accessibilityFaults(page, THEMES))
        }
        noFaults(await brokenPictures(page))

        // The server renders pages for guests only.
        const html = handle ? await page.content() : await response!.text()
        noFaults(await htmlFaults(html))
        if (!handle && !/name="robots" content="noindex/.test(html)) {
          assert.match(
            html,
            /<meta name="description" content="[^"]{20}/,
            'what search engines show'
          )
        }

        const expected = PAGE_TITLES[await componentOf(page)]
        const shown = await page.title()
        if (expected) assert.equal(shown, `${expected} - vesta`)
        else assert.match(shown, / - vesta$/)
        noFaults(await accessibilityFaults(page, THEMES))
        noFaults(await zoomFaults(page))
        noFaults(complaints.splice(0))
      })
    }

    async function signIn(name: string): Promise<Visitor> {
      const visitor = new Visitor(server.url)
      await visitor.signIn(name, PASSWORD)
      return visitor
    }
  })
}

/** The address of the newest listing of somebody. */
export async function newestListing(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/api/properties/dashboard/realtor')
  const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
  return `/properties/${properties.data[0].slug}`
}

/** With the address of the place that a path begins with: it differs from run to run. */
function addressOf(path: string, places: Record<string, string>): string {
  const [name] = path.split(/[/?]/, 1)
  return name in places ? path.replace(name, places[name]) : path
}
