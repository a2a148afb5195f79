import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdScripts } from '#tests/browser/hold_scripts'
import { accessibilityFaults, closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

test.group('The monthly cost of a home', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const section = (page: Page) => page.getByRole('region', { name: 'Monthly cost' })
  const field = (page: Page, name: string) => section(page).getByLabel(name)
  const total = (page: Page) => section(page).locator('output').textContent()

  async function homeFor(page: Page): Promise<string> {
    await page.goto('/search?offered_for=sale')
    const card = page.locator('article[id^="home-"] h2 a').first()
    return (await card.getAttribute('href'))!
  }

  test('follows what is typed before the scripts run, and the typing goes on', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    const path = await homeFor(page)
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const term = field(page, 'Term')
    await term.fill('')
    await term.pressSequentially('1')
    const before = await total(page)
    const { y } = (await term.boundingBox())!
    scripts.release()
    await page.locator('html[data-hydrated]').waitFor()
    await page.keyboard.type('5')
    await eventually(async () => (await total(page)) !== before)
    assert.equal(await term.inputValue(), '15')
    assert.equal((await term.boundingBox())!.y, y)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(complaints, [])
  })

  test('is changed by keys, and takes nothing but a number', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(await homeFor(page))
    await page.locator('html[data-hydrated]').waitFor()
    const interest = field(page, 'Interest a year')
    await interest.fill('3.5')
    await interest.press('ArrowUp')
    assert.equal(await interest.inputValue(), '4.5')
    await interest.press('Shift+ArrowDown')
    assert.equal(await interest.inputValue(), '0')
    await interest.pressSequentially('x1.2.5-')
    assert.equal(await interest.inputValue(), '01.25')
    const typed = await total(page)
    await interest.press('Tab')
    assert.equal(await interest.inputValue(), '1.25')
    assert.equal(await total(page), typed)
    await section(page).getByRole('button', { name: 'Reset assumptions' }).click()
    await eventually(async () => (await total(page)) !== typed)
    assert.deepEqual(complaints, [])
  })
})
