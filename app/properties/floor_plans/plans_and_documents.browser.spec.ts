// Long because: its stories share one server
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  holds,
  openPage,
  sendToBackground,
  showTheme,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { pdfFile } from '#app/properties/tests/pdf_files'
import { READY } from '#app/properties/tests/property_factory'

/** Folder for screenshots, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const PHOTOGRAPH = join(
  import.meta.dirname,
  '../../../resources/demo/photographs/exteriors/villa.jpg'
)

/** Walls in red. */
const DRAWING = '0.9 0 0 RG 8 w 60 60 480 700 re S'

async function photograph(page: Page, name: string) {
  if (!FOLDER) return
  await mkdir(FOLDER, { recursive: true })
  for (const theme of THEMES) {
    await showTheme(page, theme)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${FOLDER}/${name}_${theme}_${width}.png`, fullPage: true })
    }
  }
}

test.group('Floor plans and documents', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function newPerson() {
    const handle = uniqueHandle()
    const visitor = new Visitor(server.url)
    await visitor.register(handle, server.storage)
    const signIn = async (page: Page) => {
      await page.getByLabel('Email or handle').fill(handle)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.keyboard.press('Enter')
    }
    const open = async (path: string) => {
      const { page, context, complaints } = await openPage(server.url)
      await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
      await page.goto(path)
      return { page, complaints }
    }
    return { visitor, signIn, open }
  }

  async function newListing(visitor: Visitor, file: Buffer): Promise<string> {
    const uploaded = await visitor.upload(file, 'villa.jpg')
    const { upload } = (await uploaded.json()) as { upload: { id: number } }
    const property = { ...READY, images: [upload.id] }
    const answer = await visitor.post('/api/properties', { property })
    const { slug } = ((await answer.json()) as { property: { slug: string } }).property
    await visitor.post(`/api/properties/${slug}/publish`, { publish: true })
    return slug
  }

  const saved = (page: Page) =>
    page.waitForResponse(
      (response) => response.url().includes('/api/component/') && response.status() === 200
    )

  /** A part of the page’s details. */
  const unfold = (page: Page, part: string) =>
    page
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name: part }) })
      .click()

  test('a pin placed by key and one by mouse open their photo', async ({ assert }) => {
    const { visitor, open } = await newPerson()
    const slug = await newListing(visitor, await readFile(PHOTOGRAPH))
    const { page, complaints } = await open(`/properties/${slug}/edit?step=details`)
    await unfold(page, 'Floor plans')
    const drop = page.locator('label', { hasText: 'floor plans' }).locator('input[type=file]')
    await drop.setInputFiles(PHOTOGRAPH)
    const plan = page.getByRole('group', { name: 'Pins on Plan 1' })
    await plan.getByRole('img').waitFor()
    await page.getByLabel('Name of plan 1').fill('Ground floor')

    await page.getByRole('button', { name: 'Add a pin to plan 1' }).press('Enter')
    const first = page.getByRole('button', { name: /^Pin 1/ })
    await first.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowUp')
    await page.locator('[data-pin][style*="left: 49%"][style*="top: 45%"]').waitFor()

    const picture = page.getByRole('group', { name: 'Pins on Ground floor' }).locator('picture')
    await picture.scrollIntoViewIfNeeded()
    const box = (await picture.boundingBox())!
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
    await page.mouse.click(...at(0.25, 0.25))
    const second = page.getByRole('button', { name: /^Pin 2/ })
    await second.and(page.locator(':focus')).waitFor()
    await page.mouse.move(...at(0.25, 0.25))
    await page.mouse.down()
    await page.mouse.move(...at(0.5, 0.6), { steps: 3 })
    await page.mouse.move(...at(0.75, 0.75), { steps: 3 })
    await page.mouse.up()
    await page.locator('[data-pin][style*="left: 7"][style*="top: 7"]').waitFor()

    await page.getByLabel('Size of pin 1').fill('24.5')
    await page.keyboard.press('Tab')
    for (const [number, label] of ['Kitchen', 'Terrace'].entries()) {
      await page.getByLabel(`Label of pin ${number + 1}`).fill(label)
      await page.getByRole('button', { name: `Photo of pin ${number + 1} on plan 1` }).click()
      const stored = saved(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Photo 1 of 1' }).click()
      await stored
    }
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.goto(`/properties/${slug}`)
    await page.getByRole('link', { name: 'Floor plan', exact: true }).press('Enter')
    await page.waitForURL(/#floor-plans$/)
    await page.getByRole('heading', { name: 'Floor plans' }).waitFor()
    const pins = page.getByRole('button', { name: '2. Terrace: open photo' })
    await pins.press('Enter')
    await page.getByRole('dialog', { name: 'Photos of the rooms' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const rooms = page.getByRole('list', { name: 'Photos on Ground floor' })
    await rooms.getByText('24.5').waitFor()
    await rooms.getByText('Kitchen').click()
    await page.getByRole('dialog', { name: 'Photos of the rooms' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('a page of a PDF becomes a plan with pins', async ({ assert }) => {
    const { visitor, open } = await newPerson()
    const slug = await newListing(visitor, await readFile(PHOTOGRAPH))
    const { page, complaints } = await open(`/properties/${slug}/edit?step=details`)
    await unfold(page, 'Floor plans')
    const drop = page.locator('label', { hasText: 'floor plans' }).locator('input[type=file]')
    const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
    await drop.setInputFiles(
      pdf('script.pdf', pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }))
    )
    const dialog = page.getByRole('dialog', { name: 'Choose pages' })
    await dialog.getByText(/^This PDF contains scripts/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await drop.setInputFiles(pdf('plans.pdf', pdfFile({ pages: 3, drawing: DRAWING })))
    await dialog.getByRole('button', { name: 'Page 3' }).waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Add plan' }).isDisabled())
    await dialog.getByRole('button', { name: 'Page 2' }).click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    const stored = saved(page)
    await dialog.getByRole('button', { name: 'Add plan' }).click()
    const plan = page.getByRole('group', { name: 'Pins on Plan 1' })
    await plan.getByRole('img').waitFor()
    await stored
    await page.getByRole('button', { name: 'Add a pin to plan 1' }).press('Enter')
    await page
      .getByRole('button', { name: /^Pin 1/ })
      .and(page.locator(':focus'))
      .waitFor()
    await photograph(page, 'plan_of_pdf')
    assert.deepEqual(complaints, [])
  })

  test('a pin with the name of a room takes its size from there', async ({ assert }) => {
    const { visitor, open } = await newPerson()
    const slug = await newListing(visitor, await readFile(PHOTOGRAPH))
    const { page, complaints } = await open(`/properties/${slug}/edit?step=details`)
    await unfold(page, 'Rooms')
    await unfold(page, 'Floor plans')
    await page.getByRole('button', { name: 'Add a room' }).click()
    await page.getByLabel('Name of room 1').fill('Terrace')
    await page.getByLabel('Size', { exact: true }).fill('40')
    await page.keyboard.press('Tab')

    const drop = page.locator('label', { hasText: 'floor plans' }).locator('input[type=file]')
    await drop.setInputFiles(PHOTOGRAPH)
    await page.getByRole('button', { name: 'Add a pin to plan 1' }).press('Enter')
    await page.getByLabel('Label of pin 1').fill('Terrace')
    await page.keyboard.press('Tab')
    await holds(page.getByLabel('Size of pin 1'), '40')
    assert.deepEqual(complaints, [])
  })

  test('a document is asked for, opened by its owner in another browser, and downloaded', async ({
    assert,
  }) => {
    const [owner, reader] = [await newPerson(), await newPerson()]
    const slug = await newListing(owner.visitor, await readFile(PHOTOGRAPH))
    const { page: editor } = await owner.open(`/properties/${slug}/edit?step=documents`)
    const file = { name: 'energy_certificate.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
    const script = pdfFile({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })
    await editor.locator('input[type=file]').setInputFiles({ ...file, buffer: script })
    await editor.getByText('This PDF contains scripts.').first().waitFor()
    await editor.locator('input[type=file]').setInputFiles(file)
    await editor.getByLabel('Document name').waitFor()
    await editor.getByRole('combobox', { name: 'Kind' }).click()
    const changed = editor.waitForResponse((response) => response.request().method() === 'PATCH')
    await editor.getByRole('option', { name: 'Inspection report' }).click()
    assert.equal((await changed).status(), 200)
    await photograph(editor, 'documents_editor')
    assert.deepEqual(await accessibilityFaults(editor, THEMES), [])

    const { page, complaints } = await reader.open(`/properties/${slug}`)
    await page.getByText('Inspection report · PDF').waitFor()
    await page.getByText('the realtor gets your name and email').waitFor()
    await page.getByRole('button', { name: 'Request energy certificate' }).click()
    await page.getByText('Requested. We’ll tell you').waitFor()
    await page.getByText('the realtor gets your name and email').waitFor({ state: 'detached' })
    await photograph(page, 'documents_listing')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    const { page: guest } = await openPage(server.url)
    await guest.goto(`/properties/${slug}`)
    await guest.getByText('the realtor gets your name and email').waitFor()
    await guest.getByRole('link', { name: 'Sign in to request energy certificate' }).click()
    await guest.getByRole('heading', { name: /^Sign in to request documents of/ }).waitFor()
    await (await newPerson()).signIn(guest)
    await guest.getByText('Requested. We’ll tell you').waitFor()

    await editor.reload()
    await editor.getByText('Requests, 2 waiting').waitFor()
    await editor
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await editor.getByRole('button', { name: /^Revoke/ }).waitFor()

    await page.reload()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download energy certificate' }).click()
    const path = await (await downloaded).path()
    assert.isTrue((await readFile(path)).equals(pdfFile()))
    assert.deepEqual(complaints, [])
  })
  test('a document that changes in one tab is not changed back in another', async ({ assert }) => {
    const { visitor, open } = await newPerson()
    const slug = await newListing(visitor, await readFile(PHOTOGRAPH))
    const path = `/properties/${slug}/edit?step=documents`
    const [{ page: one, complaints }, { page: other }] = [await open(path), await open(path)]
    const file = { name: 'survey.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
    await one.locator('input[type=file]').setInputFiles(file)
    await holds(one.getByLabel('Document name'), 'survey')
    await other.reload()
    await holds(other.getByLabel('Document name'), 'survey')
    const changed = (page: Page) =>
      page.waitForResponse((response) => response.request().method() === 'PATCH')

    const renamed = changed(one)
    await one.getByLabel('Document name').fill('Survey of 2026')
    await one.keyboard.press('Tab')
    await renamed
    const classified = changed(other)
    await other.getByRole('combobox', { name: 'Kind' }).click()
    await other.getByRole('option', { name: 'Inspection report' }).click()
    await classified
    await holds(other.getByLabel('Document name'), 'Survey of 2026')
    await sendToBackground(one, true)
    await sendToBackground(one, false)
    await one
      .getByRole('combobox', { name: 'Kind' })
      .filter({ hasText: 'Inspection report' })
      .waitFor()

    await one.getByRole('button', { name: 'Remove Survey of 2026' }).click()
    await one.getByRole('button', { name: 'Remove document' }).click()
    await one.getByLabel('Document name').waitFor({ state: 'detached' })
    await other.getByRole('switch', { name: 'Anyone can download it' }).click()
    await other.getByText('This document was removed in the meantime.').waitFor()
    await other.getByLabel('Document name').waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
})
