import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { closePages, openPage, signInBrowser } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { seedReadyVideos } from '#tests/support/ready_video'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { playing } from '#app/spots/tests/feed_page'

/** As much as the highest quality has. */
const SEGMENT_BYTES = 1_400_000
const SEGMENT_SECONDS = 2
/** A minute. */
const ROUNDS = 10
const MAX_AHEAD_BYTES = 8_000_000
const VIDEOS = ['Pool', 'Garden', 'Terrace']

/** Segments of pictures that a page has asked for. */
class Segments {
  readonly #pending = new Set<Request>()
  #count = 0

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!/\/360p\/seg_\d+\.m4s/.test(request.url())) return
      this.#count++
      this.#pending.add(request)
    })
    for (const event of ['requestfinished', 'requestfailed'] as const) {
      page.on(event as 'requestfinished', (request) => this.#pending.delete(request))
    }
  }

  get count(): number {
    return this.#count
  }

  get isResting(): boolean {
    return this.#pending.size === 0
  }
}

/** Once players ask for nothing more. @returns bytes beyond what has been watched */
async function aheadOf(page: Page, segments: Segments): Promise<number> {
  await eventually(() => segments.isResting && segments.count > 0)
  await page.waitForLoadState('networkidle')
  const watched = await page.evaluate<number>(
    `[...document.querySelectorAll('video')].reduce((sum, v) => sum + v.currentTime, 0)`
  )
  const segmentsWatched = Math.floor(watched / SEGMENT_SECONDS)
  return (segments.count - segmentsWatched) * SEGMENT_BYTES
}

test.group('What players load ahead', (group) => {
  let server: BuiltServer
  let ids: number[]
  const handle = uniqueHandle()
  const fan = uniqueHandle()
  let owner: Visitor

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    owner = new Visitor(server.url)
    await owner.register(handle, server.storage)
    await new Visitor(server.url).register(fan, server.storage)
    await server.end()
    const length = { rounds: ROUNDS, segmentBytes: SEGMENT_BYTES }
    ids = await seedReadyVideos(server.storage, handle, VIDEOS, length)
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('is nothing before play, and eight megabytes while paused', async ({ assert }) => {
    const created = await owner.post('/api/walkthroughs', { walkthrough: { title: 'Tour' } })
    const { walkthrough } = (await created.json()) as { walkthrough: { slug: string } }
    await owner.post(`/api/video/walkthrough/${walkthrough.slug}`, { video: { id: ids[0] } })
    await owner.post(`/api/walkthrough/${walkthrough.slug}/publish`, { publish: true })
    const { page, complaints } = await openPage(server.url)
    const segments = new Segments(page)
    await page.goto(`/walkthroughs/${walkthrough.slug}`)
    const start = page
      .getByRole('region', { name: 'Pool, player' })
      .getByRole('button', { name: 'Play Pool' })
    await start.waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(segments.count, 0)

    await start.click()
    await eventually(() =>
      page.evaluate<boolean>(`document.querySelector('video').currentTime > 0.2`)
    )
    await page.evaluate(`document.querySelector('video').pause()`)
    const ahead = await aheadOf(page, segments)
    assert.isAbove(ahead, 2 * SEGMENT_BYTES)
    assert.isAtMost(ahead, MAX_AHEAD_BYTES)
    process.stdout.write(`  the player loaded ${ahead / 1e6} MB ahead\n`)
    assert.deepEqual(complaints, [])
  })

  test('is eight megabytes in the feed, with the spots that wait', async ({ assert }) => {
    for (const id of ids) {
      const spot = { caption: 'A minute', slides: [{ video_id: id }], status: 'publish' }
      const answer = await owner.post('/api/spots', { spot })
      assert.isTrue(answer.ok, await answer.text())
    }
    const { page, context } = await openPage(server.url, { width: 390 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signInBrowser(context, server.url, { email: fan, password: PASSWORD })
    const segments = new Segments(page)
    await page.goto('/feed')
    await playing(page)
    await page.keyboard.press('Space')
    await eventually(() =>
      page.evaluate<boolean>(`[...document.querySelectorAll('video')].every((v) => v.paused)`)
    )
    await eventually(() => segments.count >= VIDEOS.length)
    const ahead = await aheadOf(page, segments)
    assert.isAtMost(ahead, MAX_AHEAD_BYTES)
    process.stdout.write(`  the feed loaded ${ahead / 1e6} MB ahead\n`)
  })

  test('begins once the picture of the first spot is there', async ({ assert }) => {
    const spot = { caption: 'At first', slides: [{ video_id: ids[0] }], status: 'publish' }
    assert.isTrue((await owner.post('/api/spots', { spot })).ok)
    const { page, context, complaints } = await openPage(server.url, { width: 390 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signInBrowser(context, server.url, { email: fan, password: PASSWORD })
    const held = Promise.withResolvers<void>()
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') await held.promise
      await route.continue()
    })
    const players: string[] = []
    page.on('request', (request) => {
      if (/\/hls[-.][^/]*\.js/.test(request.url())) players.push(request.url())
    })
    await page.goto('/feed', { waitUntil: 'commit' })
    await page.locator('html[data-hydrated] [data-feed] video').first().waitFor()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    assert.deepEqual(players, [])
    held.resolve()
    await playing(page)
    assert.lengthOf(players, 1)
    assert.deepEqual(complaints, [])
  })
})
