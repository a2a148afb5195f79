import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { createPublished } from '#app/properties/tests/property_factory'
import { addressesIn } from '#app/videos/playback/ui/renew_addresses'
import { updateWalkthrough } from '#app/walkthroughs/change_walkthrough'
import {
  updatePlacedVideo,
  type PlacedVideoChange,
} from '#app/walkthroughs/videos/update_placed_video'
import { createPublishedTour } from '#app/walkthroughs/walkthrough_factory'
import { eventually } from '#tests/support/eventually'
import { pageProps, pagePropsIn } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const content = [
  'WEBVTT',
  '00:00.500 --> 00:01.500\nThe alarm code',
  '00:03.500 --> 00:04.000\nThe pool',
  '00:05.500 --> 00:06.000\nThe safe',
].join('\n\n')

const chapters = [
  { title: 'Alarm', atMs: 0, room: null },
  { title: 'Pool', atMs: 3500, room: null },
  { title: 'Safe', atMs: 5000, room: null },
]

/** A published walkthrough of one video of six seconds, in three segments. */
async function tourWith(change: PlacedVideoChange) {
  const owner = await createUser({ type: 'realtor' })
  const { tour, video, list } = await createPublishedTour(owner)
  await video.merge({ mp4Bytes: 100 }).save()
  const update = (input: PlacedVideoChange) =>
    transaction((trx) => updatePlacedVideo({ user: owner, trx }, video, input))
  const captions = [{ language: 'en', label: 'English', content }]
  await update({ chapters, captions, ...change })
  return { owner, tour, video, list, update }
}

const FILES = [
  'master.m3u8',
  '360p.m3u8',
  'audio.m3u8',
  'captions/en.vtt',
  'storyboard.vtt',
  'video.mp4',
]

function visit(client: ApiClient, path: string, user?: User): Promise<ApiResponse> {
  const request = client.get(path).redirects(0)
  return Promise.resolve(user ? request.loginAs(user) : request)
}

async function statuses(client: ApiClient, slug: string, query = '', user?: User) {
  const answers: number[] = []
  for (const file of FILES) {
    answers.push((await visit(client, `/videos/${slug}/${file}${query}`, user)).status())
  }
  return answers
}

const WHOLE = [200, 200, 200, 200, 200, 302]
const NOTHING = [404, 404, 404, 404, 404, 404]
const PART = [200, 200, 200, 200, 404, 404]

async function wireVideo(client: ApiClient, path: string, user?: User) {
  const { walkthrough } = (await visit(client, `/api/walkthrough/${path}`, user)).body()
  return walkthrough.videos[0]
}

async function segments(client: ApiClient, path: string): Promise<string[]> {
  const base = 'http://localhost'
  const playlist = (await visit(client, path)).text()
  return addressesIn(playlist, base).segments.map((each) => /seg_\d+/.exec(each)![0])
}

test.group('What a walkthrough cuts off a video', () => {
  test('is its owner’s alone', async ({ client, assert }) => {
    const { owner, video } = await tourWith({ startsMs: 3250, endsMs: 4500 })
    const { slug } = video
    const stranger = await createUser()
    assert.deepEqual(await statuses(client, slug, '', owner), WHOLE)
    assert.deepEqual(await statuses(client, slug), NOTHING)
    assert.deepEqual(await statuses(client, slug, '', stranger), NOTHING)
    for (const query of ['?start=0&end=6', '?start=3&end=4.5', '?start=3.25&end=4.6']) {
      assert.deepEqual(await statuses(client, slug, query), NOTHING, query)
    }
    for (const query of ['?start=3.25&end=4.5', '?start=3.5&end=4']) {
      assert.deepEqual(await statuses(client, slug, query), PART, query)
    }
  })

  test('isn’t named to viewers, whose times are those of what they get', async ({
    client,
    assert,
  }) => {
    const { owner, tour, video, list } = await tourWith({
      startsMs: 3250,
      endsMs: 4500,
      posterTimeMs: 500,
    })
    const path = `/videos/${video.slug}`
    const query = '?start=3.25&end=4.5'
    const part = {
      duration: 1.25,
      poster_time: null,
      starts_at: 1.25,
      ends_at: 2.5,
      chapters: [{ title: 'Pool', starts_at: 1.5, room: null }],
      storyboard: null,
      sources: [{ type: 'application/vnd.apple.mpegurl', url: `${path}/master.m3u8${query}` }],
      captions: [{ language: 'en', label: 'English', url: `${path}/captions/en.vtt${query}` }],
    }
    // the chosen one is being made
    const withoutPoster = (given: object) => ({ ...given, poster: null })
    const seen = await wireVideo(client, tour.slug)
    assert.containsSubset(seen, part)
    assert.lengthOf(seen.chapters, 1)
    assert.lengthOf(seen.sources, 1)
    const said = (await visit(client, seen.captions[0].url)).text()
    assert.equal(said, 'WEBVTT\n\n00:00:01.500 --> 00:00:02.000\nThe pool\n')

    const alone = await visit(client, `/api/video/${video.id}`)
    const listed = await visit(client, `/api/video-lists/${list.id}/videos`)
    const page = await pageProps(client, `/walkthroughs/${tour.slug}`)
    for (const videos of [[alone.body().video], listed.body().videos, page.walkthrough.videos]) {
      assert.deepEqual(videos.map(withoutPoster), [withoutPoster(seen)])
    }
    const html = (await client.get(`/walkthroughs/${tour.slug}`).accept('html')).text()
    assert.include(html, '"duration":"PT1S"')
    assert.notInclude(html, 'video.mp4')
    assert.notInclude(html, 'Alarm')

    const own = await wireVideo(client, tour.slug, owner)
    assert.containsSubset(own, {
      duration: 6,
      poster_time: 0.5,
      starts_at: 3.25,
      ends_at: 4.5,
      storyboard: `${path}/storyboard.vtt`,
      captions: [{ url: `${path}/captions/en.vtt` }],
    })
    assert.deepEqual(
      own.sources.map(({ url }: { url: string }) => url),
      [`${path}/master.m3u8`, `${path}/video.mp4`]
    )
    assert.lengthOf(own.chapters, 3)
  })

  test('may be its beginning or its end', async ({ client, assert }) => {
    const { tour, video, update } = await tourWith({ endsMs: 3000 })
    const first = await wireVideo(client, tour.slug)
    assert.containsSubset(first, { starts_at: 0, ends_at: 3, duration: 3 })
    assert.deepEqual(await segments(client, `/videos/${video.slug}/360p.m3u8?start=0&end=3`), [
      'seg_00000',
      'seg_00001',
    ])
    assert.include(first.sources[0].url, '?start=0&end=3')
    assert.deepEqual(await statuses(client, video.slug), NOTHING)

    await update({ startsMs: 4500, endsMs: null })
    const last = await wireVideo(client, tour.slug)
    assert.containsSubset(last, { starts_at: 0.5, ends_at: 2, duration: 1.5 })
    assert.include(last.sources[0].url, '?start=4.5&end=6')
    assert.deepEqual(await segments(client, `/videos/${video.slug}/360p.m3u8?start=4.5&end=6`), [
      'seg_00002',
    ])
    assert.deepEqual(await statuses(client, video.slug), NOTHING)
  })

  test('is nothing where it isn’t cut', async ({ client, assert }) => {
    const { owner, tour, video } = await tourWith({})
    assert.deepEqual(await statuses(client, video.slug), WHOLE)
    const [seen, own] = [
      await wireVideo(client, tour.slug),
      await wireVideo(client, tour.slug, owner),
    ]
    assert.containsSubset(seen, { duration: 6, starts_at: null, ends_at: null })
    assert.deepEqual(seen, own)
  })

  test('can’t be changed by who watches the rest, and a draft shows nothing', async ({
    client,
  }) => {
    const { tour, video } = await tourWith({ startsMs: 1000 })
    const stranger = await createUser()
    const change = () =>
      client
        .post(`/api/video/${video.id}/update`)
        .json({ video: { starts_at: null } })
        .withCsrfToken()
        .accept('json')
        .loginAs(stranger)
    ;(await change()).assertStatus(403)
    await tour.merge({ status: 'draft' }).save()
    ;(await change()).assertStatus(404)
    ;(await visit(client, `/api/video/${video.id}`, stranger)).assertStatus(404)
    const part = `/videos/${video.slug}/master.m3u8?start=1&end=6`
    ;(await visit(client, part, stranger)).assertStatus(404)
  })

  test('is gone from kept pages at once', async ({ assert, client }) => {
    const { owner, tour, video, update } = await tourWith({})
    const listing = await createPublished(owner)
    await transaction((trx) =>
      updateWalkthrough({ user: owner, trx }, tour.slug, { property_slug: listing.slug })
    )
    const path = `/walkthroughs/${tour.slug}`
    const home = `/properties/${listing.slug}`
    const kept = (address: string) =>
      eventually(async () => {
        const page = await fetch(`http://${process.env.HOST}:${process.env.PORT}${address}`, {
          headers: { accept: 'text/html' },
        })
        return page.headers.get('x-page-cache') === 'hit' && page.text()
      })
    for (const address of [path, home]) assert.include(await kept(address), 'video.mp4')
    await update({ startsMs: 2000 })
    for (const address of [path, home]) {
      const html = await kept(address)
      assert.notInclude(html, 'video.mp4')
      assert.include(html, 'master.m3u8?start=2')
    }
    await eventually(
      async () => {
        const { poster } = await wireVideo(client, tour.slug)
        return poster.id !== video.posterImageId && poster.variants.length > 0
      },
      { within: 60_000, what: () => 'a poster of what is kept, in all sizes' }
    )
    const { walkthroughs } = pagePropsIn(await kept(home)).media.walkthrough
    const { resources } = (await visit(client, `/api/property/${listing.slug}/resources`)).body()
    assert.deepEqual(resources.videos, walkthroughs[0].videos)
    assert.deepEqual(resources.videos[0], await wireVideo(client, tour.slug))
  })
})
