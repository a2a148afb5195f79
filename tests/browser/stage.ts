import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, ConsoleMessage, Page } from 'playwright'
import { launchBrowser, type Kind } from '#tests/browser/browser'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

export interface Scene {
  width?: number
  theme?: Theme
  /** for axe, whose script the product's own policy would refuse */
  bypassCSP?: boolean
  browser?: Kind
}

interface Credentials {
  /** An email address, or a handle. */
  email: string
  password: string
}

const HEIGHT = 900

/** The one cookie that the page's scripts read. */
const READABLE_COOKIE = 'XSRF-TOKEN'

/** For one thing to appear in a browser, on a machine that does much else. */
const MAX_WAIT_MS = 120_000
const opened: BrowserContext[] = []

/**
 * A fresh browser profile on the server's origin. What the browser complains
 * of (errors, refused scripts, failed hydration) is collected in `complaints`.
 */
export async function openPage(
  origin: string,
  { width = 1440, theme = 'light', bypassCSP, browser: kind }: Scene = {}
) {
  const browser = await launchBrowser(kind)
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP,
    viewport: { width, height: HEIGHT },
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Rome',
    locale: 'en-US',
  })
  opened.push(context)
  context.setDefaultTimeout(MAX_WAIT_MS)
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`)
  context.on('page', restPointer)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  return { page, context, complaints }
}

/** The shell has its pointer at 0, 0, where the rail would open under it and cover what it covers. */
function restPointer(page: Page): void {
  const { width = 1440 } = page.viewportSize() ?? {}
  page.once('domcontentloaded', () => {
    page.mouse.move(width - 1, HEIGHT / 2).catch(() => {})
  })
}

export async function closePages(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** What isn't the page's fault: refusals it shows itself, no GPU, and leaving while it connects. */
const HARMLESS =
  /status of 4\d\d|GPU stall|WebGL|swiftshader|closed before the connection is established/i

function isComplaint(message: ConsoleMessage): boolean {
  const isLoud = message.type() === 'error' || message.type() === 'warning'
  return isLoud && !HARMLESS.test(message.text())
}

/** Signs a browser profile in over HTTP, which is faster than through the form. */
export async function signInBrowser(
  context: BrowserContext,
  origin: string,
  { email, password }: Credentials
): Promise<void> {
  const visitor = new Visitor(origin)
  await visitor.signIn(email, password)
  await context.addCookies(
    visitor.cookies().map(([name, value]) => ({
      name,
      value,
      url: origin,
      httpOnly: name !== READABLE_COOKIE,
    }))
  )
}

/** Shows the page that is open in a theme, as if the person had chosen it in another tab. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset.theme = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
    // what changes with it may begin a frame later
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, theme)
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it is now, one line each.
 * A page for signed-in people gets its title once it is drawn.
 *
 * @param themes to look at, one after the other; the one that is shown unless given
 */
export async function accessibilityFaults(
  page: Page,
  themes: readonly Theme[] = []
): Promise<string[]> {
  await eventually(() => page.title(), { what: () => `a title of ${page.url()}` })
  if (themes.length === 0) return axeFaults(page, allRules(page))
  const faults: string[] = []
  for (const [at, theme] of themes.entries()) {
    await showTheme(page, theme)
    const found = await axeFaults(page, at === 0 ? allRules(page) : rulesOfColors(page))
    faults.push(...found.map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

function allRules(page: Page): AxeBuilder {
  return axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
}

/** All that a theme changes. */
function rulesOfColors(page: Page): AxeBuilder {
  return axeOf(page).withRules(['color-contrast', 'link-in-text-block'])
}

/** The other mode is for frames, which the pages don't have, and opens a page for each look. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

async function axeFaults(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  const faults: string[] = []
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      const where = target.join(' ')
      if (id === 'target-size' && (await isPin(page, where))) continue
      faults.push(`${id}: ${where}`)
    }
  }
  return faults
}

/** WCAG 2.5.8 lets these overlap: where a pin stands is what the map says. */
function isPin(page: Page, target: string): Promise<boolean> {
  return page.locator(target).evaluate((found) => found.closest('.maplibregl-marker') !== null)
}
