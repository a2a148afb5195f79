import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { TEMPLATE_NAMES } from '#app/properties/templates/listing_templates'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

const AVA = { email: 'ava', password: 'vesta-demo-2026' }

const MARGINS = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
/** with floor plans, one more */
const MAX_SHEETS = 2

test.group('Templates', (group) => {
  let server: BuiltServer
  let realtor: Visitor
  let slug: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    realtor = new Visitor(server.url)
    await realtor.signIn(AVA.email, AVA.password)
    const answer = await realtor.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as {
      properties: { data: { slug: string; name: string }[] }
    }
    slug = properties.data.find(({ name }) => name === 'Villa Ottavia')!.slug
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const boxOf = async (page: Page, selector: string) =>
    (await page.locator(selector).first().boundingBox())!
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((each) => (each instanceof CSSAnimation ? each.animationName : []))
    )

  test('are chosen by keyboard, compose the page anew, and hold still for whom motion hurts', async ({
    assert,
  }) => {
    const { page, context, complaints } = await openPage(server.url)
    await page.goto(`/properties/${slug}`)
    await page.locator('[data-template=estate]').waitFor()
    const [name, photo] = [await boxOf(page, 'h1'), await boxOf(page, '[data-layout] img')]
    assert.isBelow(name.y, photo.y, 'an estate’s name stands above its photos')

    await signInBrowser(context, server.url, AVA)
    await page.goto(`/properties/${slug}/edit?step=template`)
    const saved = (choice: string) =>
      eventually(async () =>
        (await (await realtor.get(`/api/properties/${slug}`)).text()).includes(`"${choice}"`)
      )
    const estate = page.getByRole('radio', { name: /^Estate/, checked: true })
    await estate.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await saved('cinematic')
    await page.getByRole('radio', { name: /^Cinematic/, checked: true }).waitFor()
    await page.locator('[aria-label="Live preview"] [data-template=cinematic]').waitFor()
    const zoom = page.getByRole('group', { name: 'Slow zoom' })
    await zoom.getByRole('radio', { name: 'Lively' }).check()
    await saved('lively')

    await page.goto(`/properties/${slug}`)
    await page.locator('[data-template=cinematic][data-ken-burns=lively]').waitFor()
    const hero = await boxOf(page, '[data-hero]')
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    const { x: left } = await boxOf(page, '#main')
    assert.deepEqual([hero.x, hero.x + hero.width], [left, width], 'from the rail to the edge')
    assert.notInclude(await moving(page), 'closer')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    assert.include(await moving(page), 'closer')
    await page.emulateMedia({ media: 'print' })
    assert.notInclude(await moving(page), 'closer')
    assert.deepEqual(complaints, [])
  })

  test('start from the page of templates', async ({ assert }) => {
    const { page, context } = await openPage(server.url)
    await signInBrowser(context, server.url, AVA)
    await page.goto(`/templates?listing=${slug}`)
    const gallery = page.getByRole('article', { name: 'Gallery' })
    await gallery.locator('[data-template=gallery] h1').waitFor()
    const frame = (await gallery.getByRole('region').boundingBox())!
    const sheet = (await gallery.locator('[data-template]').boundingBox())!
    assert.approximately(sheet.width, frame.width, 3)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    const templateNow = async () => {
      const { property } = (await (await realtor.get(`/api/properties/${slug}`)).json()) as {
        property: { template: string }
      }
      return property.template
    }
    const before = await templateNow()
    await gallery.getByRole('button', { name: 'Use this template' }).click()
    await gallery.getByText('In use for').waitFor()
    assert.equal(await templateNow(), 'gallery')

    const undo = gallery.getByRole('button', { name: /^Undo: back to/ })
    await undo.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await gallery.getByRole('button', { name: 'Use this template' }).waitFor()
    assert.equal(await templateNow(), before)

    await gallery.getByRole('button', { name: 'Use this template' }).click()
    await gallery.getByRole('link', { name: 'Open in the editor' }).click()
    await page.waitForURL(`**/properties/${slug}/edit?step=template`)
    await page.getByRole('radio', { name: /^Gallery/, checked: true }).waitFor()
  })

  test('begin a listing on the page where listings start, once it has a name', async ({
    assert,
  }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, AVA)
    await page.goto('/build')
    await page.getByRole('button', { name: 'Start with Editorial' }).click()
    const dialog = page.getByRole('dialog', { name: 'New listing' })
    await dialog.getByLabel('Name').fill('Casa Aurora')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL('**/properties/*/edit?step=template')
    await page.getByRole('radio', { name: /^Editorial/, checked: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('compose the print sheet too, on one sheet or two with floor plans', async ({ assert }) => {
    const { page } = await openPage(server.url)
    for (const template of TEMPLATE_NAMES) {
      const answer = await realtor.post(`/api/properties/${slug}`, { property: { template } })
      assert.equal(answer.status, 200)
      await page.goto(`/properties/${slug}/print`)
      await page.locator(`[data-sheet=${template}]`).waitFor()
      assert.deepEqual(await accessibilityFaults(page, THEMES), [], template)
      await page.emulateMedia({ media: 'print' })
      await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor({ state: 'hidden' })
      const pdf = await page.pdf({ format: 'A4', margin: MARGINS })
      const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
      assert.isAtMost(sheets.length, MAX_SHEETS, template)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('have nothing for axe to find, in both themes, moving as they come', async ({ assert }) => {
    const { page } = await openPage(server.url)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const animations = { entrance: 'lively', ken_burns: 'lively', parallax: 'lively' }
    for (const template of TEMPLATE_NAMES) {
      const property = { template, animations }
      const answer = await realtor.post(`/api/properties/${slug}`, { property })
      assert.equal(answer.status, 200)
      await page.goto(`/properties/${slug}`)
      await page.locator(`[data-template=${template}]`).waitFor()
      assert.deepEqual(await accessibilityFaults(page, THEMES), [], template)
    }
  })
})
