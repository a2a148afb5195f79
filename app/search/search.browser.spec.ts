// Long because: all paths of one page share a server.
import { test } from '@japa/runner'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { holdScripts } from '#tests/browser/hold_scripts'
import { BuiltServer } from '#tests/support/built_server'

const AROUND_PORTOFINO = '/search?place=Portofino&latitude=44.3034&longitude=9.2077&radius=50'

test.group('Search in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('keeps list, map and address in step', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(AROUND_PORTOFINO)
    await page.getByRole('heading', { name: /homes? near Portofino/ }).waitFor()
    const cards = page.locator('article[id^="home-"]')
    const found = await cards.count()
    assert.isAbove(found, 0)

    await page.locator('.maplibregl-marker').first().waitFor()
    await cards.first().hover()
    await page.locator('.maplibregl-marker button[aria-pressed="true"]').waitFor()

    await page.getByRole('button', { name: 'Type' }).click()
    const types = page.getByRole('dialog', { name: 'Type' })
    await types.getByRole('button', { name: /^Castle \d+ homes?$/ }).click()
    await types.getByRole('button', { name: /^Villa \d+ homes?$/ }).click()
    await types.getByText(/^\d+ homes? found$/).waitFor()
    await page.waitForURL(/type=castle%2Cvilla/)
    await page.getByRole('button', { name: 'Type: Villa +1' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Price' }).click()
    await page.getByLabel('Lowest price').fill('2000000')
    await page.keyboard.press('Escape')
    await page.waitForURL(/type=castle%2Cvilla.*min_price=2000000|min_price=2000000.*type=castle/)
    await page.getByRole('button', { name: 'Price: From $2M' }).waitFor()
    await page.getByRole('button', { name: 'All filters (2)' }).waitFor()
    await page.getByRole('button', { name: 'Clear all', exact: true }).click()
    await page.waitForURL(
      (url) => !url.searchParams.has('type') && !url.searchParams.has('min_price')
    )

    await page.getByRole('button', { name: 'Clear place' }).click()
    await page.getByRole('heading', { name: /homes? everywhere/ }).waitFor()
    assert.isAbove(await cards.count(), found - 1)
    await page.goBack()
    await page.getByRole('heading', { name: /homes? near Portofino/ }).waitFor()
    assert.equal(await cards.count(), found)
    assert.deepEqual(complaints, [])
  })

  test('is ordered by letters, and all its filters are cleared in sight', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/search?bedrooms=3&min_price=1000&type=villa&offered_for=sale')
    await page.locator('html[data-hydrated]').waitFor()
    const clear = page.getByRole('button', { name: 'Clear all', exact: true })
    const { x, width } = (await clear.boundingBox())!
    assert.isAtMost(x + width, 1440)
    const row = page.getByRole('group', { name: 'Filters' })
    assert.isTrue(await row.evaluate((element) => element.scrollWidth <= element.clientWidth))

    const sort = page.getByRole('combobox', { name: 'Sort' })
    await sort.press('l')
    await page.waitForURL(/sort=price/)
    await sort.getByText('Lowest price').waitFor()
    await sort.press('l')
    await page.waitForURL(/sort=-area/)
    assert.isTrue(await sort.evaluate((element) => element === document.activeElement))
    assert.equal(await page.getByRole('listbox').count(), 0)
    await sort.press('Enter')
    await page.getByRole('option', { name: 'Largest', selected: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('opens the map on all homes found, wherever they are', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    for (const path of ['/search', '/search?bedrooms=5']) {
      const answered = page.waitForResponse((response) => response.url().includes('/clusters'))
      await page.goto(path)
      const { clusters } = (await (await answered).json()) as { clusters: { count?: number }[] }
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const shown = clusters.reduce((sum, { count = 1 }) => sum + count, 0)
      assert.equal(`${shown}`, heading!.split(' ')[0], path)
    }
    assert.deepEqual(complaints, [])
  })

  test('begins on the front page: by name, by choosing, and by words', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    const field = page.getByLabel('Where do you want to live?')
    await page.goto('/')
    await field.fill('portofino')
    await field.press('Enter')
    await page.getByRole('heading', { name: /homes? near Portofino/ }).waitFor()

    await page.goto('/')
    await field.pressSequentially('Portof')
    const first = page.getByRole('option').first()
    await first.filter({ hasText: /Italy · \d+ homes?/ }).waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL(/place=Portofino&latitude=/)
    await page.getByRole('heading', { name: /homes? near Portofino/ }).waitFor()

    // the place can be typed over, and any words do
    const place = page.getByLabel('Place or words')
    assert.equal(await place.inputValue(), 'Portofino')
    await place.fill('glass walls')
    await place.press('Enter')
    await page.getByRole('heading', { name: /homes? everywhere/ }).waitFor()
    assert.equal(await place.inputValue(), 'glass walls')
    assert.isFalse(await page.getByLabel('Radius').isVisible())

    // words beside a place stand next to it, and can be taken away
    await page.goto('/search?place=Portofino&latitude=44.3034&longitude=9.2077&q=terrace')
    assert.equal(await place.inputValue(), 'Portofino')
    await page.getByRole('button', { name: 'Remove “terrace”' }).click()
    await page.waitForURL((url) => !url.searchParams.has('q') && url.searchParams.has('place'))
    assert.deepEqual(complaints, [])
  })

  test('suggests what was typed before the suggestions were loaded', async ({ assert }) => {
    const { page } = await openPage(server.url)
    const loading = Promise.withResolvers<void>()
    await page.route(/suggest_popup_field/, async (route) => {
      await loading.promise
      await route.continue()
    })
    await page.goto('/')
    const field = page.getByLabel('Where do you want to live?')
    await field.pressSequentially('Por')
    loading.resolve()
    await page.keyboard.type('tofin')
    await page
      .getByRole('option')
      .first()
      .filter({ hasText: /Italy · \d+ homes?/ })
      .waitFor()
    assert.equal(await field.inputValue(), 'Portofin')
  })

  test('finds homes and places from the palette on every page', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/about')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: 'Go to a page or do something' })
    await input.fill('casa liv')
    const home = page
      .getByRole('group', { name: 'Homes' })
      .getByRole('option', { name: /Casa Livia/ })
    await home.waitFor()
    await input.fill('portofino')
    const place = page.getByRole('group', { name: 'Places' }).getByRole('option').first()
    await place.filter({ hasText: /Portofino.*homes?$/ }).waitFor()
    await place.click()
    await page.getByRole('heading', { name: /homes? near Portofino/ }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('opens a listing’s photo in the designer, once signed in', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/search?q=casa+livia')
    await page.getByRole('link', { name: 'Casa Livia' }).first().click()
    await page
      .getByRole('button', { name: /^Photo 1 of / })
      .first()
      .click()
    await page.getByRole('link', { name: 'See this room another way' }).click()
    await page.getByLabel('Email or handle').fill('ava')
    await page.locator('[name=password]').fill('vesta-demo-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/designer\?listing=casa-livia-/)
    await page.getByRole('button', { name: 'Change photo' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('searches an area drawn by pointer, with undo', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(AROUND_PORTOFINO)
    await page.locator('.maplibregl-marker').first().waitFor()
    await page.getByRole('button', { name: 'Draw area' }).click()
    const canvas = page.getByRole('application', { name: /^Draw an area/ })
    const done = page.getByRole('button', { name: 'Done' })
    const box = (await canvas.boundingBox())!
    const tap = (x: number, y: number) =>
      canvas.click({ position: { x: box.width * x, y: box.height * y } })
    await tap(0.2, 0.2)
    await tap(0.8, 0.2)
    await tap(0.8, 0.8)
    await page.getByText('Add corners, or choose Done.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.isTrue(await done.isDisabled())
    await tap(0.8, 0.7)
    await tap(0.2, 0.7)
    await done.click()
    await page.waitForURL(/polygon=/)
    await page.getByRole('heading', { name: /homes? in your area/ }).waitFor()
    await page.getByRole('button', { name: 'Clear area' }).click()
    await page.waitForURL((url) => !url.searchParams.has('polygon'))
    assert.deepEqual(complaints, [])
  })

  test('searches a circle drawn by pointer or keyboard, with Done next to where it ends', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(AROUND_PORTOFINO)
    await page.locator('.maplibregl-marker').first().waitFor()
    await page.getByRole('button', { name: 'Draw area' }).click()
    await page.getByRole('button', { name: 'Draw a circle' }).click()
    const canvas = page.getByRole('application', { name: /^Draw a circle/ })
    const box = (await canvas.boundingBox())!
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.5, 0.5))
    await page.mouse.down()
    await page.mouse.move(...at(0.55, 0.5), { steps: 3 })
    await page.mouse.move(...at(0.6, 0.5), { steps: 3 })
    await page.mouse.up()
    const done = page.getByRole('button', { name: 'Done' })
    const button = (await done.boundingBox())!
    const [endX, endY] = at(0.6, 0.5)
    assert.isBelow(Math.abs(button.x - endX), 240)
    assert.isBelow(Math.abs(button.y - endY), 100)
    await done.click()
    await page.waitForURL(/latitude=44\.\d+&longitude=9\.\d+&radius=/)
    await page.getByRole('heading', { name: /homes? near this place/ }).waitFor()

    await page.getByRole('button', { name: 'Draw area' }).click()
    await page.getByRole('button', { name: 'Draw a circle' }).click()
    await canvas.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Drag another circle, or choose Done.').waitFor()
    await page.keyboard.press('Backspace')
    assert.isTrue(await done.isDisabled())
    await page.keyboard.press('Escape')
    await canvas.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('offers the nearest homes and to save the search where there are none', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/search?latitude=44.0&longitude=8.0&radius=1&unit=km')
    await page.getByText('No homes found').waitFor()
    const nearest = page.getByRole('region', { name: 'Nearest homes' })
    assert.isAbove(await nearest.locator('article').count(), 0)
    const save = page.getByRole('button', { name: 'Save search' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      assert.equal(await save.count(), 1)
    }
    await save.click()
    await page.getByRole('dialog', { name: 'Save search' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('swipes through a home’s photos in its card on phones', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: 360 })
    await page.goto(`${AROUND_PORTOFINO}&q=casa+livia`)
    const card = page.locator('article[id^="home-"]').first()
    await card.getByText(/^1\/\d+$/).waitFor()
    const photos = card.locator('[data-photos]')
    assert.equal(await photos.locator('a').count(), 1)
    const loaded = page.waitForResponse(/\/resources$/)
    await photos.evaluate((row) => row.scrollTo({ left: row.clientWidth }))
    await loaded
    await card.getByText(/^2\/\d+$/).waitFor()
    await photos.locator('a').nth(1).locator('img').waitFor()
    await photos.locator('a').nth(1).click()
    await page.getByRole('heading', { level: 1, name: 'Casa Livia' }).waitFor()

    await page.setViewportSize({ width: 1024, height: 900 })
    await page.goto(`${AROUND_PORTOFINO}&q=casa+livia`)
    await card.waitFor()
    assert.equal(await photos.locator('a').count(), 1)
    assert.deepEqual(complaints, [])
  })

  test('keeps its place in the list when one comes back from a home', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    const scripts = await holdScripts(page)
    await page.goto('/search', { waitUntil: 'commit' })
    const cards = page.locator('article[id^="home-"]')
    const home = cards.nth(11)
    await home.scrollIntoViewIfNeeded()
    scripts.release()
    await page.locator('html[data-hydrated]').waitFor()
    const name = await home.getByRole('heading').innerText()
    await home.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await home.waitFor()
    await page.waitForFunction(() => scrollY > 600)
    assert.equal(await home.getByRole('heading').innerText(), name)
    assert.isTrue(
      await home.evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
    )
    assert.deepEqual(complaints, [])
  })

  test('has every filter within reach on small laptops, and room for words on tablets', async ({
    assert,
  }) => {
    const { page } = await openPage(server.url, { width: 1024 })
    await page.goto(
      '/search?min_price=1000000&max_price=5000000&bedrooms=2&bathrooms=2&type=villa,house' +
        '&min_area=100&sector=residential&features=pool,garden&min_year=1900&max_year=2020'
    )
    const all = page.getByRole('button', { name: 'All filters (8)' })
    await all.waitFor()
    const box = (await all.boundingBox())!
    assert.isAtMost(box.x + box.width, 1024)

    await page.setViewportSize({ width: 768, height: 900 })
    const words = (await page.getByLabel('Place or words').boundingBox())!
    assert.isAbove(words.width, 140)
    await page.getByRole('button', { name: 'Filters (8)' }).click()
    await page.getByLabel('Words in a listing').fill('sea')
    await page.getByLabel('Words in a listing').press('Enter')
    await page.waitForURL(/q=sea/)
    assert.isFalse(await page.getByLabel('Radius').isVisible())
  })

  test('works on phones, without faults, and as a plain list without scripts', async ({
    assert,
  }) => {
    const { page } = await openPage(server.url, { width: 360 })
    await page.goto(AROUND_PORTOFINO)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.locator('.maplibregl-marker').first().waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.locator('article[id^="home-"]').first().waitFor()
    const button = page.getByRole('button', { name: 'Filters' })
    await button.click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('button', { name: /^Castle/ }).click()
    await page.waitForURL(/type=castle/)
    await page.getByRole('button', { name: 'Clear all', exact: true }).click()
    await page.waitForURL((url) => !url.searchParams.has('type'))
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await filters.waitFor({ state: 'detached' })
    await button.and(page.locator(':focus')).waitFor()

    const html = await (await fetch(server.url + AROUND_PORTOFINO)).text()
    assert.match(html, /href="\/properties\/[a-z0-9-]+"/)
    assert.include(html, 'near Portofino')
  })
})
