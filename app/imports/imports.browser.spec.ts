import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { test } from '@japa/runner'
import sharp from 'sharp'
import yazl from 'yazl'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const rows = Array.from(
  { length: 25 },
  (_, i) => `N-${i},Home ${i},${i === 3 ? 'soon' : 1000 + i},x`
)
const CSV = `Code;Our words;Cost;Secret\n${rows.join('\n').replaceAll(',', ';')}\n`
const FOLDER = process.env.SCREENS

/** One for row 1 and a broken one for row 2. */
async function zipOfPhotos(): Promise<Buffer> {
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } })
  const data = await photo.jpeg().toBuffer()
  const zip = new yazl.ZipFile()
  zip.addBuffer(data, 'N-0 front.jpg')
  zip.addBuffer(data.subarray(0, 100), 'N-1/front.jpg')
  zip.end()
  return buffer(zip.outputStream)
}

/**
 * Answers no reload of the page's parts until they are released, once `ended` is shown: the one
 * before makes up for events that came before the page listened.
 */
async function holdReloads(page: Page, ended: string) {
  const freed = Promise.withResolvers<void>()
  let isHolding = false
  await page.route('**/imports/*', async (route) => {
    const isPart = 'x-inertia-partial-data' in route.request().headers()
    const isLast = isPart && (await page.getByText(ended, { exact: true }).isVisible())
    isHolding ||= isLast
    if (isLast) await freed.promise
    await route.fallback()
  })
  return {
    isHolding: () => isHolding,
    release: () => {
      isHolding = false
      freed.resolve()
    },
  }
}

test.group('Importing in the browser', (group) => {
  let server: BuiltServer
  let handle: string

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    handle = uniqueHandle()
    await new Visitor(server.url).register(handle, server.storage)
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a list comes in by choosing what its columns are, and a bad row says why', async ({
    assert,
  }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto('/build')
    const choose = async (content: string) => {
      const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
      await page.locator('input[type=file]').first().setInputFiles(file)
    }
    await page.getByRole('heading', { name: 'Import a file' }).waitFor()
    await choose('   ')
    await page.getByText('This file is empty.').waitFor()
    await choose(CSV)

    const map = async (column: string, field: string) => {
      await page.getByRole('combobox', { name: `“${column}” becomes` }).click()
      await page.getByRole('option', { name: field, exact: true }).click()
      await page
        .getByRole('combobox', { name: `“${column}” becomes` })
        .getByText(field, { exact: true })
        .waitFor()
    }
    await page.getByText('Home 0 · Home 1 · Home 2').waitFor()
    await map('Code', 'Listing ID')
    await map('Our words', 'Name')
    await map('Cost', 'Price')
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await page.getByRole('heading', { name: '1 row will fail' }).waitFor()
    const fault = page.getByRole('group', { name: 'Row 4' }).getByLabel('Price')
    assert.equal(await fault.getAttribute('aria-invalid'), 'true')
    await fault.fill('later')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('Price: “later” isn’t a number.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/mapping.png`, fullPage: true })
    const photos = { name: 'photos.zip', mimeType: 'application/zip', buffer: await zipOfPhotos() }
    await page.getByLabel('Add a ZIP file of photos').setInputFiles(photos)
    await page.getByText('2 photos').waitFor()
    const ended = '24 created, 0 updated, 1 failed'
    const reloads = await holdReloads(page, ended)
    await page.getByRole('button', { name: 'Import 25 listings' }).click()

    await page.getByRole('heading', { name: 'Import of 25 listings' }).waitFor()
    await page.getByText(ended, { exact: true }).waitFor()
    await page.getByText('1 of 2 photos taken, 1 failed').waitFor()
    const shown = await page.getByRole('button', { name: 'Show more' }).count()
    assert.isFalse(reloads.isHolding() && shown > 0, 'a page asked for now would be lost')
    reloads.release()
    await page.getByText('Price: “later” isn’t a number.').waitFor()
    await page.getByText('This picture cannot be read; it may be damaged.').waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('link', { name: 'Home 24' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/report.png`, fullPage: true })

    await page.getByRole('button', { name: 'With notes' }).click()
    await page.getByRole('link', { name: 'Home 24' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Home 1', exact: true }).waitFor()
    await page.getByRole('button', { name: 'All rows' }).click()
    await page.getByRole('link', { name: 'Home 2', exact: true }).waitFor()

    const mending = page.getByRole('form', { name: 'Mend row 4' })
    await mending.getByLabel('Price').fill('1003')
    await mending.getByRole('button', { name: 'Import row 4 again' }).click()
    await page.getByText('25 created, 0 updated, 0 failed', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Undone: 25 taken back, 0 kept').waitFor()
    await page.getByRole('row').getByText('Undone').first().waitFor()

    await page.goto('/build')
    await page.getByText('25 created, 0 updated, 0 failed').waitFor()
    await page.getByRole('button', { name: 'New listing' }).click()
    const create = page.getByRole('button', { name: 'Create draft' })
    await create.and(page.locator(':disabled')).waitFor()
    await page.getByRole('dialog').getByLabel('Name').fill('Casa Livia')
    await create.click()
    await page.waitForURL('**/properties/*/edit')
    assert.deepEqual(complaints, [])
  })
})
