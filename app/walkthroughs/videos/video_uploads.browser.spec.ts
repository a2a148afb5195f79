import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

/** Folder for screenshots, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const CLIP = join(import.meta.dirname, '../../videos/tests/fixtures/house.mp4')
const PADDING_BYTES = 2_000_000
/** The uploader sends this much at once. */
const PART_BYTES = 16 * 1024 ** 2
const SLOW_BYTES_PER_SECOND = 250_000

/** A real clip, followed by a box that players skip. */
async function longClip(paddingBytes = PADDING_BYTES): Promise<Buffer> {
  const padding = Buffer.alloc(paddingBytes)
  padding.writeUInt32BE(paddingBytes)
  padding.write('free', 4, 'latin1')
  return Buffer.concat([await readFile(CLIP), padding])
}

/** @returns what limits uploads to so many bytes a second; -1 ends that */
async function throttling(page: Page) {
  const network = await page.context().newCDPSession(page)
  return (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
}

/** @returns bytes */
async function arrivedOf(visitor: Visitor): Promise<number> {
  const { uploads } = await (await visitor.get('/api/uploads/videos')).json()
  return uploads[0]?.uploaded_bytes ?? 0
}

test.group('Uploads of videos in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('pause, another page, a reload, and the same file continues until it is ready', async ({
    assert,
  }) => {
    const handle = uniqueHandle()
    const visitor = new Visitor(server.url)
    await visitor.register(handle, server.storage)
    const created = await visitor.post('/api/walkthroughs', { walkthrough: { title: 'Home' } })
    const { walkthrough } = (await created.json()) as { walkthrough: { slug: string } }
    const arrived = () => arrivedOf(visitor)

    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto(`/walkthroughs/${walkthrough.slug}/edit`)
    await page.getByText('You have 20 GB left.').waitFor()
    const throttle = await throttling(page)
    await throttle(SLOW_BYTES_PER_SECOND)
    const file = { name: 'Living room.mp4', mimeType: 'video/mp4', buffer: await longClip() }
    await page.locator('label', { hasText: 'videos' }).locator('input').setInputFiles(file)

    const panel = page.getByRole('region', { name: 'Video uploads' })
    await panel.getByText('Uploading 1 video').waitFor()
    await eventually(async () => (await arrived()) > 0)
    await panel.getByRole('button', { name: 'Pause Living room.mp4' }).click()
    await panel.getByText('Paused').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.getByRole('main').getByRole('link', { name: 'Walkthroughs' }).click()
    await page.waitForURL('**/walkthroughs')
    await panel.getByText('Paused').waitFor()
    const before = await arrived()
    assert.isAbove(before, 0)
    assert.isBelow(before, file.buffer.length)

    await page.reload()
    const again = panel.locator('label', { hasText: 'Choose the file again' }).locator('input')
    await again.setInputFiles({ ...file, buffer: file.buffer.subarray(1) })
    await panel.getByText('This isn’t the same file.').waitFor()
    const continued = page.waitForRequest((request) => request.method() === 'PATCH')
    await throttle(-1)
    await again.setInputFiles(file)
    const offset = Number(await (await continued).headerValue('upload-offset'))
    assert.equal(offset, before)
    await panel.getByText('1 video ready').waitFor()
    assert.isEmpty(complaints)
  })

  /** Somebody at another page, which hears nothing of the video that they uploaded. */
  async function whileProcessed() {
    const handle = uniqueHandle()
    const visitor = new Visitor(server.url)
    await visitor.register(handle, server.storage)
    const { page, context } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.routeWebSocket(/./, (socket) => void socket.close())
    await page.route('**/api/video/*', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue()
    )
    await page.goto('/spots/create')
    const file = { name: 'Attic.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) }
    await page.locator('label', { hasText: 'videos' }).locator('input').setInputFiles(file)
    const panel = page.getByRole('region', { name: 'Video uploads' })
    await panel.getByText('Preparing 1 video').waitFor()
    await page.goto('/settings')
    await panel.getByText('Preparing 1 video').waitFor()
    return { page, panel, visitor }
  }

  test('its processing is followed after a reload, too', async ({ assert }) => {
    const { page, panel } = await whileProcessed()
    await page.unroute('**/api/video/*')
    await panel.getByText('1 video ready').waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await panel.count(), 0)
  })

  test('its processing can be stopped on any page, which deletes it', async ({ assert }) => {
    const { page, panel, visitor } = await whileProcessed()
    await panel.getByRole('button', { name: /^Stop preparing Attic/ }).click()
    const deleted = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && /\/api\/video\/\d+$/.test(answer.url())
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete video' }).click()
    const answer = await deleted
    assert.equal(answer.status(), 200)
    await panel.waitFor({ state: 'detached' })
    assert.equal((await visitor.get(new URL(answer.url()).pathname)).status, 404)
  })

  test('goes on by itself after the server was killed in the middle of it', async ({ assert }) => {
    const handle = uniqueHandle()
    const visitor = new Visitor(server.url)
    await visitor.register(handle, server.storage)
    const arrived = () => arrivedOf(visitor)
    const { page, context } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto('/spots/create')
    const throttle = await throttling(page)
    await throttle(SLOW_BYTES_PER_SECOND)
    const file = { name: 'Stairs.mp4', mimeType: 'video/mp4', buffer: await longClip() }
    await page.locator('label', { hasText: 'videos' }).locator('input').setInputFiles(file)
    await eventually(async () => (await arrived()) > 0)
    await server.end('SIGKILL')
    await throttle(-1)
    await server.start()
    const before = await arrived()
    assert.isAbove(before, 0)
    assert.isBelow(before, file.buffer.length)
    const panel = page.getByRole('region', { name: 'Video uploads' })
    await panel.getByText('1 video ready').waitFor()
  }).timeout(300_000)

  test('one begun on another device is offered on any page, and continues where that left it', async ({
    assert,
  }) => {
    const handle = uniqueHandle()
    const phone = new Visitor(server.url)
    await phone.register(handle, server.storage)
    const buffer = await readFile(CLIP)
    const tus = { 'tus-resumable': '1.0.0' }
    const created = await phone.send('POST', '/api/uploads/videos', undefined, {
      ...tus,
      'upload-length': String(buffer.length),
      'upload-metadata': `filename ${Buffer.from('Hall.mp4').toString('base64')}`,
    })
    const sent = 100_000
    await phone.send(
      'PATCH',
      created.headers.get('location')!,
      new Uint8Array(buffer.subarray(0, sent)),
      { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    )

    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto('/walkthroughs')
    const panel = page.getByRole('region', { name: 'Video uploads' })
    await panel.getByText('1 video not uploaded yet').waitFor()
    const again = panel.locator('label', { hasText: 'Choose the file again' }).locator('input')
    const continued = page.waitForRequest((request) => request.method() === 'PATCH')
    await again.setInputFiles({ name: 'Hall.mp4', mimeType: 'video/mp4', buffer })
    assert.equal(Number(await (await continued).headerValue('upload-offset')), sent)
    await panel.getByText('1 video ready').waitFor({ timeout: 120_000 })
    assert.isEmpty(complaints)
  }).timeout(180_000)

  test('what one device uploads shows on the other while it does, until it is ready', async ({
    assert,
  }) => {
    const handle = uniqueHandle()
    await new Visitor(server.url).register(handle, server.storage)
    const open = async (path: string) => {
      const opened = await openPage(server.url)
      await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
      await opened.page.goto(path)
      const panel = opened.page.getByRole('region', { name: 'Video uploads' })
      return { ...opened, panel }
    }
    const desk = await open('/settings')
    const phone = await open('/spots/create')
    // above the size of one part, whose arrival is told
    const buffer = await longClip(PART_BYTES)
    let parts = 0
    let send = () => {}
    await phone.page.route('**/api/uploads/videos/*', async (route) => {
      if (route.request().method() === 'PATCH' && ++parts === 2) {
        await new Promise<void>((resolve) => (send = resolve))
      }
      await route.continue()
    })
    assert.equal(await desk.panel.count(), 0)
    const file = { name: 'Loft.mp4', mimeType: 'video/mp4', buffer }
    await phone.page.locator('label', { hasText: 'videos' }).locator('input').setInputFiles(file)

    await desk.panel.getByText('Uploading from another device').waitFor()
    await eventually(() => parts === 2)
    const share = Math.floor((PART_BYTES / buffer.length) * 100)
    await desk.panel.getByText(`${share}%`).first().waitFor()
    assert.deepEqual(await accessibilityFaults(desk.page, THEMES), [])
    if (FOLDER) await desk.panel.screenshot({ path: `${FOLDER}/uploads_elsewhere.png` })
    send()
    await desk.panel.getByText('1 video ready').waitFor()
    await phone.panel.getByText('1 video ready').waitFor()
    assert.isEmpty([...desk.complaints, ...phone.complaints])
  }).timeout(180_000)
})
