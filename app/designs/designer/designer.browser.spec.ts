// Long because: one designer, one built product, and every step on it.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { loseAnswers } from '#tests/browser/lost_answers'
import { accessibilityFaults, THEMES } from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import {
  CREDITS,
  DRAFT_CREDITS,
  MAX_TEST_MS,
  designMade,
  holdDesign,
  makeAnother,
  makeSample,
  orderAnother,
  orderSample,
  redesign,
  slider,
  steps,
  visitDesigner,
  withDesigner,
} from '#app/designs/tests/designer_visit'

test.group('Designer page', (group) => {
  const scene = withDesigner(group)

  test('shows somebody new their first design as it is made, also after a reload', async ({
    assert,
  }) => {
    const { page, complaints } = await visitDesigner(scene)
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Art Deco' }).click()
    const release = await holdDesign(scene)
    await orderSample(page)

    await page.waitForURL('**/designer?design=*')
    const current = steps(page).locator('[aria-current=step]')
    await current.getByText('Creating your design').waitFor()
    await page.getByText(`${CREDITS - 1} credits`, { exact: true }).waitFor()
    await page.reload()
    await current.getByText('Creating your design').waitFor()
    assert.equal(await steps(page).getByRole('listitem').count(), 5)

    release()
    await designMade(page)
    await page.getByText('AI-generated', { exact: true }).waitFor()
    await page.getByText('Made by Self-hosted model: room', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Original', exact: true }).click()
    await page.getByAltText('The original photo').waitFor()
    await page.getByRole('button', { name: 'Art Deco' }).first().waitFor()
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('begins a menu opened by keyboard at its first row, or its last, the first time too', async () => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    const opened = [
      ['Enter', 'Redesign (JPEG)'],
      ['Space', 'Redesign (JPEG)'],
      ['ArrowDown', 'Redesign (JPEG)'],
      ['ArrowUp', 'Before and after in one image'],
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
  }).timeout(MAX_TEST_MS)

  test('makes another version, lays both side by side, keeps a favorite', async ({ assert }) => {
    const { page, complaints } = await visitDesigner(scene)
    await makeSample(page)
    const release = await holdDesign(scene)
    await orderAnother(page, 'Another version · 1 credit')
    await steps(page).getByText('Creating your design').waitFor()
    release()
    await designMade(page)

    await page.getByRole('button', { name: 'Side by side' }).click()
    await page.getByRole('button', { name: 'Open A new look, 1 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Open A new look, 2 of 2' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Open / }).count(), 2)
    await page.getByRole('button', { name: 'Favorite' }).click()
    await page.locator('[aria-pressed=true][aria-label=Favorite]').waitFor()

    await page.goto('/designer/collection?favorite=1')
    await page.getByRole('article').first().waitFor()
    assert.equal(await page.getByRole('article').count(), 1)
    await page.getByRole('button', { name: 'Favorites' }).click()
    await page.getByRole('article').nth(1).waitFor()
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'A new look, two versions' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Delete design' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete design' }).click()
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('says what to do next once the credits are used up', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    for (let made = 1; made < CREDITS; made++) {
      await makeAnother(page, 'Another version · 1 credit')
    }
    await page.getByText('0 credits', { exact: true }).waitFor()
    await page.getByText('You’re out of credits.').waitFor()
    await page.getByRole('link', { name: 'Ask for credits' }).waitFor()
    assert.equal(await redesign(page).count(), 0)
    assert.equal(await page.getByRole('button', { name: /Another version/ }).count(), 0)
    assert.isTrue(await slider(page).isVisible())
  }).timeout(MAX_TEST_MS)

  test('tells why a room was declined, and tries again when asked', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    scene.provider.turns.push('refusal')
    await orderSample(page)
    const told = page.getByRole('alert').filter({ hasText: 'We couldn’t finish this design' })
    await told.waitFor()
    assert.match((await told.textContent()) ?? '', /declined/)
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Use another photo' }).waitFor()
    await page.route('**/api/designs/*/retry', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Failed to retry design generation').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Retrying design generation...').first().waitFor()
    await designMade(page)
  }).timeout(MAX_TEST_MS)

  test('refuses a file that is no photo, before and after it was sent', async () => {
    const { page } = await visitDesigner(scene)
    const files = page.locator('input[type=file]').first()
    const words = Buffer.from('a floor plan, in words')
    await files.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: words })
    await page.getByRole('alert').getByText('We can’t use this file.').waitFor()

    await files.setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: words })
    await page.getByRole('img', { name: /browser can’t preview/ }).waitFor()
    await redesign(page).click()
    await page
      .getByRole('alert')
      .getByText(/photo|image|picture/i)
      .waitFor()
    await page.getByText(`${CREDITS} credits`, { exact: true }).waitFor()
  }).timeout(MAX_TEST_MS)

  test('reads the room from the name of a photo, and lets it be changed', async () => {
    const { page } = await visitDesigner(scene)
    const buffer = await readFile(new URL('../ui/samples/living.jpg', import.meta.url))
    const files = page.locator('input[type=file]').first()
    await files.setInputFiles({ name: 'our_kitchen_2.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByAltText('Your photo').waitFor()
    const room = page.locator('summary').filter({ hasText: /^Room/ })
    await room.getByText('Kitchen').waitFor()
    await room.click()
    await page.getByRole('group', { name: 'Room' }).getByRole('button', { name: 'Bedroom' }).click()
    await room.getByText('Bedroom').waitFor()
  }).timeout(MAX_TEST_MS)

  test('warns about a photo without a room, and lets it be sent', async () => {
    const { page } = await visitDesigner(scene)
    const house = fileURLToPath(
      new URL('../../../resources/demo/photographs/exteriors/beach.jpg', import.meta.url)
    )
    await page.locator('input[type=file]').first().setInputFiles(house)
    await page.getByRole('status').getByText('look like the inside of a room').waitFor()
    await redesign(page).click()
    await designMade(page)
  }).timeout(MAX_TEST_MS)

  test('keeps a look as a prompt and uses it for another room', async () => {
    const { page } = await visitDesigner(scene)
    await page.getByRole('button', { name: 'Noir' }).click()
    await page.getByRole('button', { name: 'Sage' }).click()
    await page.getByRole('button', { name: 'Save as a prompt' }).click()
    await page.getByLabel('Name').fill('The dark one')
    await page.route('**/api/designs/prompts', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save prompt' }).click()
    await page.getByText('Failed to save prompt').waitFor()
    await page.getByRole('button', { name: 'Save prompt' }).click()
    await page.getByText('Prompt saved successfully!').waitFor()

    await page.goto('/designer?tab=prompts')
    await page.getByRole('button', { name: 'Use The dark one' }).click()
    await page.getByRole('button', { name: 'Noir', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Sage', pressed: true }).waitFor()
  }).timeout(MAX_TEST_MS)

  test('fits a phone on every tab, with the looks and its button in one bar', async ({
    assert,
  }) => {
    const { page } = await visitDesigner(scene, { width: 360 })
    await page.getByRole('button', { name: 'Noir' }).click()
    await page.getByRole('button', { name: 'Save as a prompt' }).click()
    await page
      .getByLabel('Name')
      .fill('A name so long that it would push the page apart '.repeat(2).slice(0, 80))
    await page.getByRole('button', { name: 'Save prompt' }).click()
    await page.getByText('Prompt saved successfully!').waitFor()
    for (const tab of ['Prompts', 'Collection', 'Designer']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 360, tab)
    }
    await page
      .getByRole('region', { name: 'Or try a sample room' })
      .getByRole('button', { name: 'Living room' })
      .click()
    await page.getByAltText('Your photo').waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await redesign(page).waitFor()
    assert.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0, 'one bar')
    const themes = page.getByRole('group', { name: 'Theme' })
    const bar = await themes.boundingBox()
    const button = await redesign(page).boundingBox()
    assert.isAtMost(bar!.y + bar!.height, button!.y)
    assert.isAtMost(button!.y + button!.height, await page.evaluate(() => window.innerHeight))
    await themes.getByRole('button', { name: 'Art Deco' }).click()
    await page.getByRole('heading', { name: 'Art Deco' }).waitFor()
    await page.getByRole('button', { name: 'Change photo' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  }).timeout(MAX_TEST_MS)

  test('says that it cannot be reached, and does not cost twice when asked again', async () => {
    const { page, context } = await visitDesigner(scene)
    await page
      .getByRole('region', { name: 'Or try a sample room' })
      .getByRole('button', { name: 'Bedroom' })
      .click()
    await page.getByAltText('Your photo').waitFor()
    await page.getByText('Your photo is sent to Self-hosted model: room').waitFor()
    const endLosing = await loseAnswers(page, '**/api/designs/generate')
    await redesign(page).click()
    await page
      .getByRole('alert')
      .getByText('You’re offline, or the server can’t be reached.')
      .waitFor()
    await endLosing()
    await redesign(page).click()
    await designMade(page)
    await page.getByText(`${CREDITS - 1} credits`, { exact: true }).waitFor()
    await context.close()
  }).timeout(MAX_TEST_MS)

  test('has a draft made on this server, at its price, where somebody prefers that to the model', async ({
    assert,
  }) => {
    const { page, complaints } = await visitDesigner(scene)
    const { requests } = scene.provider
    await page
      .getByRole('region', { name: 'Or try a sample room' })
      .getByRole('button', { name: 'Living room' })
      .click()
    await page.getByAltText('Your photo').waitFor()
    const engines = page.getByRole('group', { name: 'Made as' })
    const model = engines.getByRole('radio', { name: /^Photorealistic, by a self-hosted model/ })
    assert.isTrue(await model.isChecked())
    await redesign(page).waitFor()
    await engines.getByRole('radio', { name: /^Draft, on this server/ }).check()
    await engines.getByText('Your photo stays on this server.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: `Redesign · ${DRAFT_CREDITS} credits` }).click()
    await designMade(page)
    await page.getByText('Made by vesta', { exact: true }).waitFor()
    assert.lengthOf(requests, 0)
    assert.isFalse(await model.isChecked())
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('lets a finger scroll the page over a tall picture, and a tap bring the line', async ({
    assert,
  }) => {
    const { page, context } = await visitDesigner(scene, { width: 360 })
    const tall = await sharp({
      create: { width: 400, height: 600, channels: 3, background: '#a98' },
    })
      .jpeg()
      .toBuffer()
    const files = page.getByLabel('Choose a photo')
    await files.setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall })
    await page.getByAltText('Your photo').waitFor()
    await redesign(page).click()
    await designMade(page)
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
    await eventually(
      async () => {
        await touch('touchStart', from)
        for (let moved = 15; moved <= 150; moved += 15) await touch('touchMove', from - moved)
        await touch('touchEnd')
        return (await scrolled()) > before
      },
      { what: () => `a page scrolled further than ${before} px by a finger at ${from} px` }
    )
    assert.equal(await slider(page).getAttribute('aria-valuenow'), '50')

    // A tap while the page is still scrolling only stops the scroll.
    await eventually(
      async () => {
        await page.getByAltText(/^After/).tap({ position: { x: 40, y: picture.height * 0.8 } })
        return Number(await slider(page).getAttribute('aria-valuenow')) > 70
      },
      { what: () => 'the line where the tap was' }
    )
  }).timeout(MAX_TEST_MS)
})
