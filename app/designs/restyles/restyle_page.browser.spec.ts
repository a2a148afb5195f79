import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { accessibilityFaults, openPage, signInBrowser, THEMES } from '#tests/browser/stage'
import { holdDesign, MAX_TEST_MS, withDesigner } from '#app/designs/tests/designer_visit'
import { MAX_STANDSTILL_MS } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const PHOTOS = [
  ['exteriors/villa', 'The house from the street'],
  ['interiors/living', 'Living room'],
  ['interiors/bedroom', 'Bedroom'],
] as const

async function photograph(file: string): Promise<Buffer> {
  const path = join(import.meta.dirname, `../../../resources/demo/photographs/${file}.jpg`)
  return sharp(await readFile(path))
    .resize(480)
    .jpeg()
    .toBuffer()
}

test.group('Restyling a listing in the browser', (group) => {
  const scene = withDesigner(group)

  async function visitListing() {
    const { server } = scene
    const handle = uniqueHandle()
    const realtor = new Visitor(server.url)
    await realtor.register(handle, server.storage)
    const images: number[] = []
    for (const [file] of PHOTOS) {
      const answer = await realtor.upload(await photograph(file), 'room.jpg')
      images.push(((await answer.json()) as { upload: { id: number } }).upload.id)
    }
    const answer = await realtor.post('/api/properties', {
      property: { name: 'Casa Livia', images },
    })
    const { property } = (await answer.json()) as { property: { slug: string } }
    for (const [index, [, alt]] of PHOTOS.entries()) {
      await realtor.post(`/api/properties/${property.slug}/images/${images[index]}`, {
        image: { alt },
      })
    }
    const opened = await openPage(server.url)
    await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
    return { ...opened, slug: property.slug }
  }

  test('one look for the rooms, on to the listing, found again at its address', async ({
    assert,
  }) => {
    const { page, complaints, slug } = await visitListing()
    await page.goto(`/properties/${slug}/edit?step=photos`)
    await page.getByRole('link', { name: 'Restyle this listing' }).click()
    await page.waitForURL(`**/properties/${slug}/restyle`)

    const choice = (name: string) => page.getByRole('checkbox', { name: `Restyle: ${name}` })
    await choice('Bedroom').waitFor()
    assert.isFalse(await choice('The house from the street').isChecked())
    await page.getByText('it looks like an outdoor photo').waitFor()
    assert.isTrue(await choice('Living room').isChecked())
    await choice('The house from the street').check()
    await page.getByRole('button', { name: 'Restyle 3 photos · 3 credits' }).waitFor()
    await choice('The house from the street').uncheck()
    await page.getByRole('combobox', { name: 'Room of photo 3' }).getByText('Bedroom').waitFor()
    await page.getByRole('button', { name: 'Japandi' }).click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    scene.provider.turns.push('refusal')
    await page.getByRole('button', { name: 'Restyle 2 photos · 2 credits' }).click()
    await page.waitForURL('**/restyles/*')
    await page.getByRole('heading', { level: 1, name: 'Japandi' }).waitFor()
    await page.reload()
    const status = page.getByRole('main').getByRole('status')
    const until = (words: string) =>
      eventually(async () => (await status.first().innerText()) === words, {
        within: MAX_STANDSTILL_MS,
        progress: () => page.getByRole('main').innerText(),
        what: () => words,
      })
    await until('1 photo ready.')
    await page.getByText('Your credit is back.').waitFor()
    await page.getByText('2 credits', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Try again · 1 credit' }).click()
    await until('2 photos ready.')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.getByRole('checkbox', { name: 'Living room' }).uncheck()
    await page.getByRole('button', { name: 'Add 1 photo' }).click()
    await page.getByText('Added 1 photo to Casa Livia.').waitFor()
    await page.getByRole('listitem', { name: 'Bedroom' }).getByText('In the listing').waitFor()
    await page.getByRole('checkbox', { name: 'Living room' }).check()
    await page.getByRole('button', { name: 'Add 1 photo' }).click()
    await page.getByRole('link', { name: 'View listing' }).click()
    await page.waitForURL(`**/properties/${slug}`)
    const staged = page.getByRole('region', { name: 'Virtually staged' })
    await staged.getByRole('slider').first().waitFor()
    assert.equal(await staged.getByRole('slider').count(), 2)

    await page.goto(`/properties/${slug}/restyle`)
    await page.getByRole('region', { name: 'Your restyles of this listing' }).waitFor()
    await page.getByRole('link', { name: 'Japandi' }).click()
    await page.getByRole('listitem', { name: 'Bedroom' }).getByText('In the listing').waitFor()
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('stopped, and resumed with one click after a reload', async ({ assert }) => {
    const { page, complaints, slug } = await visitListing()
    const release = await holdDesign(scene)
    await page.goto(`/properties/${slug}/restyle`)
    await page.getByText('it looks like an outdoor photo').waitFor()
    await page.getByRole('button', { name: 'Japandi' }).click()
    await page.getByRole('button', { name: 'Restyle 2 photos · 2 credits' }).click()
    await page.waitForURL('**/restyles/*')
    await page
      .getByRole('button', { name: 'Stop 1 waiting photo' })
      .click({ timeout: MAX_STANDSTILL_MS })
    await page.getByText('Stopped. Your credit is back.').waitFor()
    await page.getByText('2 credits', { exact: true }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.reload()
    await page.getByRole('button', { name: 'Resume 1 photo · 1 credit' }).click()
    await page.getByText('Stopped. Your credit is back.').waitFor({ state: 'detached' })
    release()
    await page.getByText('2 photos ready.').waitFor({ timeout: MAX_STANDSTILL_MS })
    await page.getByText('1 credit', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)
})
