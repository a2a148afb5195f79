import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, ConsoleMessage, Page } from 'playwright'
import { launchBrowser } from '#tests/browser/browser'
import { eventually } from '#tests/support/eventually'

export interface Scene {
  width?: number
  theme?: 'light' | 'dark'
  /** for axe, whose script the product's own policy would refuse */
  bypassCSP?: boolean
}

const HEIGHT = 900
const opened: BrowserContext[] = []

/**
 * A fresh browser profile on the server's origin. What the browser complains
 * of (errors, refused scripts, failed hydration) is collected in `complaints`.
 */
export async function openPage(
  origin: string,
  { width = 1440, theme = 'light', bypassCSP }: Scene = {}
) {
  const browser = await launchBrowser()
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
  context.setDefaultTimeout(10_000)
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  return { page, context, complaints }
}

export async function closePages(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** Errors and warnings; a refused request that the page answers for itself is none. */
function isComplaint(message: ConsoleMessage): boolean {
  const isLoud = message.type() === 'error' || message.type() === 'warning'
  return isLoud && !/status of 4\d\d|GPU stall|WebGL|swiftshader/i.test(message.text())
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it is now, one line each.
 * Pages for those who are signed in are there with their title, not before.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await eventually(() => page.title(), { within: 10_000, what: () => `a title of ${page.url()}` })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`)
  )
}
