import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { Test } from '@japa/runner/core'
import type { BrowserContext, ConsoleMessage, Locator, Page } from 'playwright'
import { launchBrowser, type Kind } from '#tests/browser/browser'
import { record } from '#tests/browser/failures'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

export interface Scene {
  width?: number
  theme?: Theme
  browser?: Kind
  /** lets the site's worker run; its answers pass by `page.route` */
  hasWorker?: boolean
}

interface Credentials {
  /** An email address, or a handle. */
  email: string
  password: string
}

const HEIGHT = 900

/** The only cookie page scripts read. */
const READABLE_COOKIE = 'XSRF-TOKEN'

/** For one thing to appear in a browser, on a busy machine. */
const MAX_WAIT_MS = 120_000
const MAX_SHOWN = 3000
const opened: BrowserContext[] = []

let hasFailed = false
Test.executed((_test, failed) => {
  hasFailed = failed
})

/**
 * A fresh browser profile on the server's origin. Collects the browser's errors (blocked scripts,
 * failed hydration) in `complaints`.
 */
export async function openPage(
  origin: string,
  { width = 1440, theme = 'light', browser: kind, hasWorker = false }: Scene = {}
) {
  const browser = await launchBrowser(kind)
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    viewport: { width, height: HEIGHT },
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Rome',
    locale: 'en-US',
  })
  opened.push(context)
  context.setDefaultTimeout(MAX_WAIT_MS)
  // frames in a sandbox have no storage
  await context.addInitScript(`if (origin !== 'null') localStorage.setItem('theme', '${theme}')`)
  context.on('page', record)
  context.on('page', restPointer)
  context.on('page', waitForScripts)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  return { page, context, complaints }
}

/** The shell's pointer starts at 0, 0, where the rail would open under it and cover content. */
function restPointer(page: Page): void {
  const { width = 1440 } = page.viewportSize() ?? {}
  page.once('domcontentloaded', () => {
    page.mouse.move(width - 1, HEIGHT / 2).catch(() => {})
  })
}

/**
 * Clicks do nothing before the scripts have run, so going to a page waits for that too. With
 * `waitUntil` it doesn't.
 */
function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const run = page.locator(':root[data-hydrated], :root:not(:has(#app))')
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await run.waitFor({ state: 'attached' })
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await run.waitFor({ state: 'attached' })
    return response
  }
}

/** As if another tab came to the front, or this one again. */
export async function sendToBackground(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Waits until a field has a value, which may come after the field. */
export async function holds(field: Locator, value: string): Promise<void> {
  let last = ''
  await eventually(async () => (last = await field.inputValue()) === value, {
    what: () => `a field to hold “${value}” instead of “${last}”`,
  })
}

/** Closes every page; after a failure, first prints what each shows. */
export async function closePages(): Promise<void> {
  for (const context of opened.splice(0)) {
    if (hasFailed) for (const page of context.pages()) await describe(page)
    await context.close()
  }
}

async function describe(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: Error) => error.message)
  process.stdout.write(`${page.url()} showed:\n${shown.slice(0, MAX_SHOWN)}\n`)
}

/** Not the page's fault: rejected requests it shows itself, no GPU, no worker, and leaving while connecting. */
const HARMLESS =
  /status of 4\d\d|GPU stall|WebGL|swiftshader|closed before the connection is established|CLOSING or CLOSED state|blocked by Playwright/i

function isComplaint(message: ConsoleMessage): boolean {
  const isLoud = message.type() === 'error' || message.type() === 'warning'
  return isLoud && !HARMLESS.test(message.text())
}

/** Signs a browser profile in over HTTP, which is faster than the form. */
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

/** Switches the open page's theme, as if the person had chosen it in another tab. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (chosen) => {
    const { dataset } = document.documentElement
    localStorage.setItem('theme', chosen)
    dataset.recolors = ''
    dataset.theme = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
    // dependent styles may change a frame later, and what inherits a color that is still changing
    // begins again with each of its frames
    const isEnding = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    let ending: Animation[]
    do {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      delete dataset.recolors
      ending = document.getAnimations().filter(isEnding)
      await Promise.allSettled(ending.map(({ finished }) => finished))
    } while (ending.length)
  }, theme)
}

/**
 * axe's WCAG 2.2 AA findings on the current page, one line each. Signed-in pages get their title
 * once rendered.
 * @param themes checked in turn; by default only the current one
 */
export async function accessibilityFaults(
  page: Page,
  themes: readonly Theme[] = []
): Promise<string[]> {
  await eventually(() => page.title(), { what: () => `a title of ${page.url()}` })
  if (themes.length === 0) return axeFaults(page, ALL_RULES)
  const faults: string[] = []
  for (const [at, theme] of themes.entries()) {
    await showTheme(page, theme)
    const found = await axeFaults(page, at === 0 ? ALL_RULES : RULES_OF_COLORS)
    faults.push(...found.map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

/** Beside WCAG's rules, headings have to be in order. */
const ALL_RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'heading-order': { enabled: true } },
}

/** All rules that depend on the theme. */
const RULES_OF_COLORS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Only faults leave the page: what passes is megabytes. Pages have no iframes to look into. */
async function axeFaults(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => {
      const { axe: own } = window as unknown as { axe: typeof axe }
      return (await own.run(document, options)).violations
    },
    { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions
  )
  return faultsOf(page, violations)
}

async function faultsOf(page: Page, violations: AxeResults['violations']): Promise<string[]> {
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

/** WCAG 2.5.8 allows these to overlap: the map decides where pins are. */
function isPin(page: Page, target: string): Promise<boolean> {
  return page.locator(target).evaluate((found) => found.closest('.maplibregl-marker') !== null)
}
