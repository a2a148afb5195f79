import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import {
  CREDITS,
  REDESIGN,
  drawSlowly,
  makeAnother,
  makeSample,
  orderSample,
  redesign,
  slider,
  steps,
  visitDesigner,
  withDesigner,
} from './designer_visit.js'

/** Long enough to reload in the middle. */
const SLOWLY_MS = 6_000

test.group('Designer page', (group) => {
  const scene = withDesigner(group)

  test('shows somebody new their first design as it is made, also after a reload', async ({
    assert,
  }) => {
    const { page, complaints } = await visitDesigner(scene)
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Art Deco' }).click()
    await drawSlowly(scene, SLOWLY_MS)
    await orderSample(page)

    await page.waitForURL('**/designer?design=*')
    const current = steps(page).locator('[aria-current=step]')
    await current.getByText('Generating AI design').waitFor()
    await page.getByText(`${CREDITS - 1} credits`, { exact: true }).waitFor()
    await page.reload()
    await current.getByText('Generating AI design').waitFor()
    assert.equal(await steps(page).getByRole('listitem').count(), 5)

    await slider(page).waitFor({ timeout: 60_000 })
    await page.getByText('AI-generated', { exact: true }).waitFor()
    await page.getByText('Made by Self-hosted model: room', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Original', exact: true }).click()
    await page.getByAltText('The original photograph').waitFor()
    await page.getByRole('button', { name: 'Art Deco' }).first().waitFor()
    assert.deepEqual(complaints, [])
  }).timeout(120_000)

  test('begins a menu opened by keyboard at its first row, or its last, the first time too', async () => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    const opened = [
      ['Enter', 'The redesign, JPEG'],
      ['Space', 'The redesign, JPEG'],
      ['ArrowDown', 'The redesign, JPEG'],
      ['ArrowUp', 'Both in one picture'],
    ] as const
    for (const [key, row] of opened) {
      await page.reload()
      const button = page.getByRole('button', { name: 'Download' })
      await button.focus()
      await page.keyboard.press(key)
      await page.getByRole('menuitem', { name: row }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await button.and(page.locator(':focus')).waitFor()
    }
  }).timeout(120_000)

  test('makes another version, lays both side by side, keeps a favourite', async ({ assert }) => {
    const { page, complaints } = await visitDesigner(scene)
    await makeSample(page)
    await drawSlowly(scene, 2_000)
    const another = makeAnother(page, 'Another version')
    await steps(page).getByText('Generating Design').waitFor()
    await another

    await page.getByRole('button', { name: 'Side by side' }).click()
    assert.equal(await page.getByRole('button', { name: /^Open / }).count(), 2)
    await page.getByRole('button', { name: 'Open A new look, 1 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Open A new look, 2 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Favourite' }).click()
    await page.locator('[aria-pressed=true][aria-label=Favourite]').waitFor()

    await page.goto('/designer/collection?favorite=1')
    await page.getByRole('article').first().waitFor()
    assert.equal(await page.getByRole('article').count(), 1)
    await page.getByRole('button', { name: 'Favourites' }).click()
    await page.getByRole('article').nth(1).waitFor()
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'A new look, two versions' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Delete design' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete design' }).click()
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  }).timeout(180_000)

  test('keeps the room on the stage when the credits are used up, and says so', async ({
    assert,
  }) => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    for (let made = 1; made < CREDITS; made++) {
      await makeAnother(page, REDESIGN)
    }
    await page.getByText('0 credits', { exact: true }).waitFor()
    await redesign(page).click()
    const told = page.getByRole('alert').filter({ hasText: 'Nothing was sent' })
    await told.waitFor()
    assert.match((await told.textContent()) ?? '', /credits/)
    assert.isTrue(await slider(page).isVisible())
  }).timeout(240_000)

  test('tells why a room was declined, and tries again when asked', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    scene.provider.turns.push('refusal')
    await orderSample(page)
    const told = page.getByRole('alert').filter({ hasText: 'That did not work' })
    await told.waitFor({ timeout: 60_000 })
    assert.match((await told.textContent()) ?? '', /declined/)
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Another photograph' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Retrying design generation...').waitFor()
    await slider(page).waitFor({ timeout: 60_000 })
  }).timeout(120_000)

  test('refuses what is no photograph, before and after it was sent', async () => {
    const { page } = await visitDesigner(scene)
    const files = page.locator('input[type=file]').first()
    const words = Buffer.from('a floor plan, in words')
    await files.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: words })
    await page.getByRole('alert').getByText('Not a picture we can show').waitFor()

    await files.setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: words })
    await page.getByRole('img', { name: 'Your photograph, which this browser' }).waitFor()
    await redesign(page).click()
    await page
      .getByRole('alert')
      .getByText(/picture|image|photograph/i)
      .waitFor()
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()
  }).timeout(60_000)

  test('warns of a photograph that shows no room, and lets it be sent', async () => {
    const { page } = await visitDesigner(scene)
    const house = fileURLToPath(
      new URL('../../../resources/demo/photographs/exteriors/beach.jpg', import.meta.url)
    )
    await page.locator('input[type=file]').first().setInputFiles(house)
    await page.getByRole('status').getByText('does not look like the inside of a room').waitFor()
    await redesign(page).click()
    await slider(page).waitFor({ timeout: 60_000 })
  }).timeout(120_000)

  test('keeps a look as a prompt and uses it for another room', async () => {
    const { page } = await visitDesigner(scene)
    await page.getByRole('button', { name: 'Noir' }).click()
    await page.getByRole('button', { name: 'Sage' }).click()
    await page.getByRole('button', { name: 'Save as a prompt' }).click()
    await page.getByLabel('Name').fill('The dark one')
    await page.getByRole('button', { name: 'Save prompt' }).click()
    await page.getByText('Prompt saved successfully!').waitFor()

    await page.goto('/designer?tab=prompts')
    await page.getByRole('button', { name: 'Use The dark one' }).click()
    await page.getByRole('button', { name: 'Noir', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Sage', pressed: true }).waitFor()
  }).timeout(60_000)

  test('says that it cannot be reached, and does not cost twice when asked again', async () => {
    const { page, context } = await visitDesigner(scene)
    await page
      .getByRole('region', { name: 'Or try it with one of ours' })
      .getByRole('button', { name: 'Bedroom' })
      .click()
    await page.getByAltText('Your photograph').waitFor()
    await page.getByText('Made by Self-hosted model: room, which gets your photograph.').waitFor()
    await page.route('**/api/designs/generate', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await redesign(page).click()
    await page.getByRole('alert').getByText('vesta cannot be reached').waitFor()
    await page.unroute('**/api/designs/generate')
    await redesign(page).click()
    await slider(page).waitFor({ timeout: 60_000 })
    await page.getByText(`${CREDITS - 1} credits`, { exact: true }).waitFor()
    await context.close()
  }).timeout(120_000)

  test('lets a finger scroll the page over a tall picture, and a tap bring the line', async ({
    assert,
  }) => {
    const { page, context } = await visitDesigner(scene, { width: 360 })
    const tall = await sharp({
      create: { width: 400, height: 600, channels: 3, background: '#a98' },
    })
      .jpeg()
      .toBuffer()
    const files = page.getByLabel('Choose a picture')
    await files.setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall })
    await page.getByAltText('Your photograph').waitFor()
    await redesign(page).click()
    await slider(page).waitFor({ timeout: 60_000 })
    assert.equal(await slider(page).getAttribute('aria-orientation'), 'vertical')

    const picture = (await page.getByAltText(/^After/).boundingBox())!
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y.map((each) => ({ x: picture.x + 40, y: each })),
      })
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const from = picture.y + 60
    await touch('touchStart', from)
    for (let moved = 15; moved <= 150; moved += 15) await touch('touchMove', from - moved)
    await touch('touchEnd')
    await eventually(async () => (await scrolled()) > before, { what: () => 'a scrolled page' })
    assert.equal(await slider(page).getAttribute('aria-valuenow'), '50')

    await page.getByAltText(/^After/).tap({ position: { x: 40, y: picture.height * 0.8 } })
    await eventually(async () => Number(await slider(page).getAttribute('aria-valuenow')) > 70, {
      what: () => 'the line where the tap was',
    })
  }).timeout(120_000)

  for (const theme of ['light', 'dark'] as const) {
    test(`hides nothing from assistive technology with a design on the stage, ${theme}`, async ({
      assert,
    }) => {
      const { page } = await visitDesigner(scene, { theme, bypassCSP: true })
      await makeSample(page)
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.getByRole('link', { name: 'Share' }).click()
      await page.getByRole('button', { name: 'Make a link' }).click()
      await page.getByRole('link', { name: 'Open it' }).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
    }).timeout(120_000)
  }
})
