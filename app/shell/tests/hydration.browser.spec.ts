import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdScripts } from '#tests/browser/hold_scripts'
import { closePages, holds, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

interface HeldWindow {
  slices: (() => void)[]
}

/** On a processor so slow that React pauses every few components, and waits to be told to go on. */
async function holdSlices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slices: (() => void)[] = []
    let passed = 0
    performance.now = () => (passed += 0.5)
    Object.assign(window, { slices, setImmediate: (run: () => void) => slices.push(run) })
  })
}

const hasSlice = (page: Page) =>
  page.waitForFunction(() => (window as unknown as HeldWindow).slices.length > 0)

const runSlice = (page: Page) =>
  page.evaluate(() => (window as unknown as HeldWindow).slices.shift()?.())

/** From now on nothing waits. */
const letGo = (page: Page) =>
  page.evaluate(() => {
    const held = (window as unknown as HeldWindow).slices
    held.push = (run) => window.setTimeout(run)
    for (const run of held.splice(0)) run()
  })

const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset)

const writeAsGermansDo = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { get: () => 'de-DE' })
  })

test.group('Hydration', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function openHeld(path: string) {
    const opened = await openPage(server.url, { width: 360 })
    await holdSlices(opened.page)
    await opened.page.goto(path, { waitUntil: 'commit' })
    await hasSlice(opened.page)
    return opened
  }

  test('pauses many times, for what else the page has to do', async ({ assert }) => {
    const { page, complaints } = await openHeld('/search')
    let slices = 0
    while (!(await isHydrated(page))) {
      await hasSlice(page)
      await runSlice(page)
      slices++
    }
    assert.isAbove(slices, 20)
    assert.deepEqual(complaints, [])
  })

  test('loses neither a click nor what is typed in a pause', async ({ assert }) => {
    const { page, complaints } = await openHeld('/contact')
    await runSlice(page)
    assert.isFalse(await isHydrated(page))
    await page.getByLabel('Your message').pressSequentially('Is it walled?')
    await page.getByText('13 / 5,000').waitFor()

    const next = await openHeld('/search')
    await runSlice(next.page)
    assert.isFalse(await isHydrated(next.page))
    await next.page.getByRole('button', { name: 'Filters' }).click()
    await letGo(next.page)
    await next.page.getByRole('dialog', { name: 'Filters' }).waitFor()
    assert.deepEqual([...complaints, ...next.complaints], [])
  })

  test('is followed by what calls need once a guest touches something', async ({ assert }) => {
    const { page } = await openPage(server.url, { width: 360 })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const idle = page.waitForRequest(/start_site_worker/)
    await page.goto('/')
    await idle
    const hasClient = () => loaded.some((url) => url.includes('api_client'))
    assert.isFalse(hasClient())
    await Promise.all([page.waitForRequest(/api_client/), page.keyboard.press('Tab')])
  })

  test('ends with numbers as the reader writes them', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await writeAsGermansDo(page)
    await page.goto('/search')
    await page
      .getByText(/^\d{1,3}(\.\d{3})+\s€$/)
      .first()
      .waitFor()
    assert.deepEqual(complaints, [])
  })

  test('reads a number typed before it as it was meant', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await writeAsGermansDo(page)
    await page.goto('/search?q=casa+livia')
    const home = await page
      .getByRole('link', { name: 'Casa Livia', exact: true })
      .getAttribute('href')
    const scripts = await holdScripts(page)
    await page.goto(home ?? '', { waitUntil: 'commit' })
    const interest = page.getByLabel('Interest a year')
    await interest.fill('4,5')
    scripts.release()
    await page.getByRole('button', { name: 'Reset assumptions' }).waitFor()
    await interest.blur()
    await holds(interest, '4,5')
    assert.deepEqual(complaints, [])
  })
})
