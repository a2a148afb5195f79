import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  accessibilityFaults,
  closePages,
  holds,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { seedReadyVideos } from '#tests/support/ready_video'
import { READY } from '#app/properties/tests/property_factory'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const PHOTOGRAPH = join(
  import.meta.dirname,
  '../../../resources/demo/photographs/exteriors/villa.jpg'
)
const CLIP = join(import.meta.dirname, '../../videos/tests/fixtures/house.mp4')

test.group('A spot in the editor', (group) => {
  let server: BuiltServer
  const author = uniqueHandle()

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    await new Visitor(server.url).register(author, server.storage)
    await server.end()
    await seedReadyVideos(server.storage, author, ['Pool'])
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('is made in four taps, and saves itself meanwhile', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url, { width: 390 })
    await signInBrowser(context, server.url, { email: author, password: PASSWORD })
    await page.goto('/spots/create')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: /^Add Pool/ }).click()
    await page.getByRole('tab', { name: 'Photos' }).click()
    const start = page.getByRole('slider', { name: 'Cut, from' })
    await start.focus()
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    await page.getByRole('textbox', { name: 'Caption' }).fill('Only the end of it')
    await page.getByText('Draft saved').waitFor()
    await page.reload()
    const caption = page.getByRole('textbox', { name: 'Caption' })
    await holds(caption, 'Only the end of it')
    await page.getByRole('button', { name: 'Publish spot' }).click()
    await page.waitForURL(/\/spots\/[^/]+$/)
    const address = page.url()
    const { spot } = await (await page.request.get(address.replace('/spots/', '/api/spot/'))).json()
    assert.deepEqual([spot.slides[0].starts_at, spot.slides[0].ends_at], [1, 6])
    assert.deepEqual(complaints, [])
    await page.goto(`${address}/edit`)
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('Spot Updated').waitFor()
    await page.goto('/spots?show=drafts')
    await page.getByRole('link', { name: 'Only the end of it' }).click()
    await page.waitForURL(`${address}/edit`)
    await page.getByRole('button', { name: 'Delete spot' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete spot' }).click()
    await page.waitForURL(/\/spots$/)
    await page.getByRole('tab', { name: 'Drafts' }).click()
    await page.getByText('No drafts').waitFor()
  })

  test('of a photo of a listing is about that listing', async ({ assert }) => {
    const handle = uniqueHandle()
    const visitor = new Visitor(server.url)
    await visitor.register(handle, server.storage)
    const uploaded = await visitor.upload(await readFile(PHOTOGRAPH), 'villa.jpg')
    const { upload } = (await uploaded.json()) as { upload: { id: number } }
    const answer = await visitor.post('/api/properties', {
      property: { ...READY, images: [upload.id] },
    })
    const { property } = (await answer.json()) as { property: { slug: string; name: string } }
    await visitor.post(`/api/properties/${property.slug}/publish`, { publish: true })

    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto('/spots/create')
    await page.getByRole('tab', { name: 'Photos' }).click()
    await page.getByRole('button', { name: /^Add / }).click()
    await page.getByRole('combobox', { name: 'Listing' }).getByText(property.name).waitFor()
    await page.getByRole('button', { name: 'Publish spot' }).click()
    await page
      .getByRole('link', { name: new RegExp(property.name) })
      .first()
      .waitFor()
    assert.deepEqual(complaints, [])
  })

  test('is made of a video that is uploaded right there', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: author, password: PASSWORD })
    await page.goto('/spots/create')
    const file = { name: 'Kitchen.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) }
    await page.locator('label', { hasText: 'videos' }).locator('input').setInputFiles(file)
    const tile = page.getByRole('button', { name: 'Add Kitchen' })
    await tile.click()
    await page.getByText('Draft saved').waitFor()
    await page.waitForURL('**/edit')
    await page.getByRole('listitem').filter({ has: tile }).getByText('0:05').waitFor()
    await page.getByRole('slider', { name: 'Cut, to' }).waitFor()
    await page.getByRole('button', { name: 'Publish spot' }).click()
    await page.waitForURL(/\/spots\/[^/]+$/)
    assert.deepEqual(complaints, [])
  }).timeout(180_000)
})
