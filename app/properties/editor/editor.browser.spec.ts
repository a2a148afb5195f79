// Long because: every test opens the same editor with the same few helpers
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { PHONE } from '#tests/browser/device'
import {
  accessibilityFaults,
  closePages,
  holds,
  openPage,
  signInBrowser,
  type Scene,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { READY } from '#app/properties/tests/property_factory'

const PHOTOGRAPHS = ['mediterranean', 'villa', 'chalet'].map((name) =>
  join(import.meta.dirname, `../../../resources/demo/photographs/exteriors/${name}.jpg`)
)
const SAVES = '**/api/properties/*'

test.group('Editor', (group) => {
  let server: BuiltServer
  let handle: string
  let realtor: Visitor

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    handle = uniqueHandle()
    realtor = new Visitor(server.url)
    await realtor.register(handle, server.storage)
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function newListing(property: object = { name: 'Casa Livia' }): Promise<string> {
    const response = await realtor.post('/api/properties', { property })
    const { property: created } = (await response.json()) as { property: { slug: string } }
    return `/properties/${created.slug}/edit`
  }

  async function openEditor(address: string, scene?: Scene) {
    const opened = await openPage(server.url, scene)
    await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
    await opened.page.goto(address)
    return opened
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  const stepLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Listing steps' }).getByRole('link', { name })
  const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
  const openPreview = async (page: Page) => {
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.locator('[data-step-heading]').waitFor({ state: 'detached' })
  }
  /** A part of the page’s details. */
  const unfold = (page: Page, part: string) =>
    page
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name: part }) })
      .click()
  const leave = (page: Page) => page.keyboard.press('Tab')

  test('opens the step of the address, and back, forward and reload restore it', async ({
    assert,
  }) => {
    const { page, complaints } = await openEditor(await newListing())
    await heading(page, 'Basics').waitFor()
    await stepLink(page, 'Price').click()
    await heading(page, 'Price').and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await heading(page, 'Photos').waitFor()

    await page.goBack()
    await heading(page, 'Price').and(page.locator(':focus')).waitFor()
    await page.goForward()
    await heading(page, 'Photos').waitFor()
    await page.reload()
    await heading(page, 'Photos').waitFor()

    await page.getByRole('link', { name: 'property type' }).click()
    await page
      .getByRole('combobox', { name: 'Property type' })
      .and(page.locator(':focus'))
      .waitFor()
    assert.include(page.url(), 'step=basics')
    assert.deepEqual(complaints, [])
  })

  test('keeps what is typed while the server is away, also over back and forward', async () => {
    const { page } = await openEditor(await newListing())
    await page.route(SAVES, (route) => route.abort())
    await page.getByLabel('Name').fill('Villa Aurora')
    await leave(page)
    await page
      .getByText('Not saved: You’re offline, or the server can’t be reached.')
      .first()
      .waitFor()

    await stepLink(page, 'Description').click()
    await description(page).fill('Above the sea.')
    await page.goBack()
    await holds(page.getByLabel('Name'), 'Villa Aurora')

    await page.unroute(SAVES)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/saved \d/).waitFor()
    await page.reload()
    await holds(page.getByLabel('Name'), 'Villa Aurora')
    await stepLink(page, 'Description').click()
    await description(page).filter({ hasText: 'Above the sea.' }).waitFor()
  })

  test('comes back from another page with what was saved last', async () => {
    const { page } = await openEditor(await newListing())
    await page.getByLabel('Name').fill('Villa Aurora')
    await openPreview(page)
    await heading(page, 'Villa Aurora').waitFor()
    await page.goBack()
    await holds(page.getByLabel('Name'), 'Villa Aurora')

    await page.goto('/about')
    await page.goBack()
    await holds(page.getByLabel('Name'), 'Villa Aurora')
  })

  test('formats the description by keyboard, and the page shows it without the editor’s code', async ({
    assert,
  }) => {
    const { page } = await openEditor(`${await newListing()}?step=description`)
    await description(page).waitFor()
    await page.locator('.label', { hasText: /^Description$/ }).click()
    await page.keyboard.type('Above the bay')
    await page.getByRole('button', { name: 'Heading', exact: true }).focus()
    await page.keyboard.press('Enter')
    await description(page).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('With a jetty')
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Heading', exact: true }).focus()
    for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Link' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('Address').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a web address').waitFor()
    await page.getByLabel('Address').fill('example.com/bay')
    await page.keyboard.press('Enter')
    await description(page).locator('h2 a[href="https://example.com/bay"]').waitFor()
    await page.getByText(/saved \d/).waitFor()

    await openPreview(page)
    await page.getByRole('heading', { level: 2, name: 'About this home' }).waitFor()
    await page.getByRole('heading', { level: 3, name: 'Above the bay' }).waitFor()
    await page.getByText('With a jetty').waitFor()

    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.reload()
    await page.getByRole('heading', { level: 3, name: 'Above the bay' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.isEmpty(scripts.filter((url) => /rich_text_editor|tiptap|prosemirror/i.test(url)))
  })

  test('writes rooms and an agent, and orders the page by keyboard and by drag', async ({
    assert,
  }) => {
    const { page } = await openEditor(`${await newListing(READY)}?step=details`)
    await unfold(page, 'Rooms')
    await unfold(page, 'Agent and contact')
    await unfold(page, 'Order of the page')
    await page.getByRole('button', { name: 'Add a room' }).click()
    await page.getByLabel('Name of room 1').fill('The big kitchen')
    await page.getByLabel('Floor', { exact: true }).fill('Ground floor')
    await page.getByLabel('Agent’s name').fill('Nina Rossi')
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    await preview.getByText('The big kitchen').waitFor()

    const agent = page.getByRole('button', { name: /^Agent and contact, \d+ of 15/ })
    await agent.focus()
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: 'Agent and contact, 1 of 15' }).waitFor()
    await agent.and(page.locator(':focus')).waitFor()
    await page.getByText('Agent and contact, moved to position 1 of 15').waitFor()

    const rooms = page.getByRole('button', { name: /^Rooms, \d+ of 15/ })
    await rooms.scrollIntoViewIfNeeded()
    const from = (await rooms.boundingBox())!
    const to = (await agent.boundingBox())!
    await page.mouse.move(from.x + 40, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y - 20, { steps: 4 })
    await page.mouse.move(to.x + 40, to.y + 4, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Rooms, 1 of 15' }).waitFor()
    await page.getByText(/saved \d/).waitFor()

    await openPreview(page)
    await page.getByRole('heading', { level: 3, name: 'The big kitchen' }).waitFor()
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
    assert.deepEqual(titles.slice(0, 2), ['Rooms', 'Agent and contact'])
  })

  test('undoes and redoes by button and key, in fields and in formatted text', async () => {
    const { page } = await openEditor(await newListing())
    const name = page.getByLabel('Name')
    await name.fill('Villa Aurora')
    await stepLink(page, 'Description').click()
    await description(page).click()
    await page.keyboard.type('Above the sea.')
    await page.keyboard.press('ControlOrMeta+z')
    await description(page).filter({ hasNotText: 'Above' }).waitFor()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await description(page).filter({ hasText: 'Above the sea.' }).waitFor()

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/saved \d/).waitFor()
    await stepLink(page, 'Basics').click()
    await page.locator('input[value="Casa Livia"]').waitFor()
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':disabled')).waitFor()
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.locator('input[value="Villa Aurora"]').waitFor()
  })

  test('puts photographs in the order in which they were chosen, and takes one back', async ({
    assert,
  }) => {
    const { page } = await openEditor(`${await newListing()}?step=photos`)
    await page.locator('input[type=file]').setInputFiles(PHOTOGRAPHS)
    await stepLink(page, 'Description').click()
    await stepLink(page, 'Photos 3').click()

    const inForm = page.locator(':not([inert] *)')
    const tiles = page.getByRole('button', { name: /^Photo \d of 3/ }).and(inForm)
    await page.getByLabel('Alt text for the cover photo').fill('From the garden')
    await tiles.nth(2).click()
    await page.getByLabel('Alt text for photo 3').fill('In the snow')
    await tiles.nth(2).focus()
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: /1 of 3, cover: In the snow/ }).waitFor()
    const photos = page
      .getByRole('complementary', { name: 'Live preview' })
      .locator('[data-layout]')
    await photos.getByLabel('Photo 1 of 3: In the snow').waitFor()
    assert.equal(await photos.evaluate((list) => list.scrollLeft), 0)

    await page.getByRole('button', { name: 'Remove photo 2 of 3' }).click()
    const others = page.getByRole('button', { name: /^Photo \d of 2/ }).and(inForm)
    assert.equal(await others.count(), 2)
    await page.keyboard.press('Enter')
    await tiles.nth(1).and(page.locator(':focus')).waitFor()
    await page.getByText(/saved \d/).waitFor()
    await page.reload()
    const names = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('aria-label'))
    )
    assert.deepEqual(names, [
      'Photo 1 of 3, cover: In the snow',
      'Photo 2 of 3: From the garden',
      'Photo 3 of 3',
    ])
    await tiles.nth(1).click()
    await page.getByText('Photo 2, in the designer.').waitFor()
    await page.getByRole('link', { name: 'See this room another way' }).click()
    await page.waitForURL(/\/designer\?listing=/)
    await page.getByRole('button', { name: 'Change photo' }).waitFor()
  })

  test('shows a refusal at its field and saves the rest; unpublishes and archives', async ({
    assert,
  }) => {
    const address = await newListing(READY)
    const { page } = await openEditor(`${address}?step=photos`)
    await page.locator('input[type=file]').setInputFiles(PHOTOGRAPHS[0])
    await page.getByText('Ready to publish').waitFor()
    await stepLink(page, 'Publish').click()
    await page.getByRole('radio', { name: /^Public/, checked: true }).waitFor()
    const asStranger = page.getByRole('region', { name: 'As a stranger sees it' })
    await asStranger.getByText('Casa Livia').first().waitFor()
    await asStranger.getByText('New here?').waitFor()
    assert.equal(await asStranger.getByText('Draft', { exact: true }).count(), 0)
    await page.getByRole('button', { name: 'Publish listing' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish listing' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'View listing' }).waitFor()
    await page.keyboard.press('Escape')

    await stepLink(page, 'Price').click()
    const price = page.getByRole('textbox', { name: 'Price', exact: true })
    await price.fill('')
    await leave(page)
    await page.getByText('Not saved: Enter the asking price.').first().waitFor()
    await stepLink(page, 'Description').click()
    await description(page).fill('Above the sea.')
    await leave(page)
    const saved = async () => {
      const response = await realtor.get(address.replace('/edit', '').replace('/', '/api/'))
      return (await response.json()) as { property: Record<string, unknown> }
    }
    await page.getByRole('link', { name: 'Show me' }).click()
    await price.and(page.locator(':focus')).waitFor()
    assert.include((await saved()).property, {
      price: READY.price,
      description: 'Above the sea.',
    })
    await price.fill('990000')
    await leave(page)
    await page.getByText(/saved \d/).waitFor()

    await page.getByRole('button', { name: 'More for this listing' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByText(/^Archived · saved/).waitFor()
    await page.getByRole('button', { name: 'More for this listing' }).click()
    await page.getByRole('menuitem', { name: 'Move to drafts' }).click()
    await page.getByText(/^Draft · saved/).waitFor()
    assert.include((await saved()).property, { price: 990_000, status: 'draft' })
  })

  test('keeps an impossible year out of the preview, and says what is possible', async ({
    assert,
  }) => {
    const { page } = await openEditor(await newListing({ ...READY, year_built: 1912 }))
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    await preview.getByText('1912').first().waitFor()
    const year = page.getByLabel('Year built')
    await year.fill('9999')
    await leave(page)
    await page.getByText('Not saved: Enter a year from 1000 to 2100.').first().waitFor()
    await preview.getByText('1912').first().waitFor()
    assert.equal(await preview.getByText('9999').count(), 0)
    await year.fill('1920')
    await leave(page)
    await preview.getByText('1920').first().waitFor()
  })

  test('sets two of the listing’s photos beside each other, under a title', async ({ assert }) => {
    const { page, complaints } = await openEditor(await newListing(READY))
    await stepLink(page, 'Photos').click()
    await page.locator('input[type=file]').setInputFiles(PHOTOGRAPHS.slice(0, 2))
    await stepLink(page, 'Photos 2').waitFor()
    await stepLink(page, 'Page details').click()
    await unfold(page, 'Before and after')
    await page.getByRole('button', { name: 'Add a pair' }).click()
    for (const [side, number] of [
      ['Before', 1],
      ['After', 2],
    ] as const) {
      await page.getByRole('button', { name: `Choose photo: ${side}, pair 1` }).click()
      const photo = page.getByRole('dialog').getByRole('button', { name: `Photo ${number} of 2` })
      await photo.click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByLabel('Caption of pair 1').fill('The facade')
    await leave(page)
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    await preview.getByText('The facade').first().waitFor()
    await unfold(page, 'Titles of other parts')
    await page.getByRole('textbox', { name: 'Monthly cost' }).fill('What living here takes')
    await leave(page)
    await preview.getByText('What living here takes').first().waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(complaints, [])
  })

  test('has one bar on a phone, which leads out of it', async ({ assert }) => {
    const { page } = await openEditor(await newListing(READY), { width: PHONE })
    await heading(page, 'Basics').waitFor()
    assert.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0)
    await page.getByRole('button', { name: 'More for this listing' }).click()
    await page.getByRole('menuitem', { name: 'My listings' }).click()
    await page.waitForURL('**/dashboard/properties')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  })
})
