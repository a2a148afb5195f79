import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { addressesIn } from '#app/videos/playback/ui/renew_addresses'
import type User from '#app/accounts/user'
import type Video from '#app/videos/video'
import VideoCaption from '#app/videos/captions/video_caption'
import { videoViewer } from '#app/videos/video_viewers'
import { createReadyVideo } from '#tests/support/ready_video'
import { createUser } from '#tests/support/users'

const BASE = 'http://localhost'
const DAY = 24 * 3600

/** Everyone may watch the first two seconds of these; of the others, all of them. */
const openParts = new Set<number>()
const openVideos = new Set<number>()
videoViewer(async ({ id }, { range }) => {
  return openVideos.has(id) || (openParts.has(id) && range !== null && range.endsMs <= 2000)
})()

async function publicVideo(): Promise<Video> {
  const video = await createReadyVideo(await createUser())
  openVideos.add(video.id)
  return video
}

async function playlist(client: ApiClient, path: string, user?: User) {
  const request = client.get(path)
  const answer = await (user ? request.loginAs(user) : request)
  answer.assertStatus(200)
  return answer.text()
}

const segmentsOf = (text: string) =>
  addressesIn(text, BASE).segments.map((address) => address.slice(BASE.length))

test.group('Playback of videos', () => {
  test('a master playlist names what is finished, with its sound', async ({ client, assert }) => {
    const { slug } = await publicVideo()
    const text = await playlist(client, `/videos/${slug}/master.m3u8`)
    assert.equal(
      text,
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=246000,AVERAGE-BANDWIDTH=224570,CODECS="avc1.4D401E,mp4a.40.2",RESOLUTION=640x360,AUDIO="sound"',
        '360p.m3u8',
        '',
      ].join('\n')
    )
    const missing = await client.get(`/videos/${slug}/1080p.m3u8`)
    missing.assertStatus(404)
  })

  test('segments come whole or in part, without cookies, for any cache', async ({
    client,
    assert,
  }) => {
    const { slug } = await publicVideo()
    const text = await playlist(client, `/videos/${slug}/360p.m3u8`)
    const [first] = segmentsOf(text)
    assert.lengthOf(segmentsOf(text), 3)
    assert.equal(await playlist(client, `/videos/${slug}/360p.m3u8`), text, 'stays the same')

    const whole = await client.get(first)
    whole.assertStatus(200)
    assert.lengthOf(whole.body(), 50_945)
    assert.isUndefined(whole.headers()['set-cookie'])
    const [, seconds] =
      /^public, max-age=(\d+), immutable$/.exec(whole.header('cache-control') ?? '') ?? []
    assert.isAbove(Number(seconds), DAY)

    const head = await client.get(first).header('range', 'bytes=-100')
    head.assertStatus(206)
    assert.equal(head.header('content-range'), 'bytes 50845-50944/50945')
    assert.deepEqual(head.body(), whole.body().subarray(50_845))
    const beyond = await client.get(first).header('range', 'bytes=50945-')
    beyond.assertStatus(416)
    const known = await client.get(first).header('if-none-match', whole.header('etag') ?? '')
    known.assertStatus(304)
    const other = await client
      .get(first)
      .header('range', 'bytes=0-9')
      .header('if-range', '"another file"')
    other.assertStatus(200)
  })

  test('an address that was changed or has expired answers 404', async ({ client, assert }) => {
    const { slug } = await publicVideo()
    const { slug: othersSlug } = await publicVideo()
    const address = new URL(
      segmentsOf(await playlist(client, `/videos/${slug}/360p.m3u8`))[0],
      BASE
    )
    const other = segmentsOf(await playlist(client, `/videos/${othersSlug}/360p.m3u8`))[0]
    const { pathname, search } = address
    const expires = Number(address.searchParams.get('expires'))
    const changed = [
      other.split('?')[0] + search,
      pathname + search.replace('audience=public', 'audience=private'),
      pathname + search.replace(`expires=${expires}`, `expires=${expires + 1}`),
      pathname + search.replace(/signature=.{4}/, 'signature=AAAA'),
      `${pathname.replace('/360p/', '/360p/../360p/')}${search}`,
      pathname,
    ]
    for (const path of changed) (await client.get(path)).assertStatus(404)

    const now = Date.now
    Date.now = () => (expires + 1) * 1000
    try {
      const late = await client.get(pathname + search)
      late.assertStatus(404)
      assert.equal(late.header('cache-control'), 'no-store')
    } finally {
      Date.now = now
    }
  })

  test('a private video exists for its owner only, under short-lived addresses', async ({
    client,
    assert,
  }) => {
    const owner = await createUser()
    const { slug } = await createReadyVideo(owner)
    const files = ['master.m3u8', '360p.m3u8', 'storyboard.vtt', 'master.m3u8?start=0&end=2']
    for (const file of files) {
      const path = `/videos/${slug}/${file}`
      ;(await client.get(path)).assertStatus(404)
      ;(await client.get(path).loginAs(await createUser())).assertStatus(404)
      await playlist(client, path, owner)
    }
    const [first] = segmentsOf(await playlist(client, `/videos/${slug}/audio.m3u8`, owner))
    const segment = await client.get(first)
    segment.assertStatus(200)
    const [, seconds] =
      /^private, max-age=(\d+), immutable$/.exec(segment.header('cache-control') ?? '') ?? []
    assert.isAtLeast(Number(seconds), 30 * 60 - 5)
    assert.isAtMost(Number(seconds), 60 * 60)
  })

  test('whoever is admitted to a part gets its segments only', async ({ client, assert }) => {
    const { slug, id } = await createReadyVideo(await createUser())
    openParts.add(id)
    const part = await playlist(client, `/videos/${slug}/360p.m3u8?start=0.5&end=1.5`)
    assert.lengthOf(segmentsOf(part), 1)
    assert.include(part, '#EXT-X-START:TIME-OFFSET=0.500,PRECISE=YES')
    const master = await playlist(client, `/videos/${slug}/master.m3u8?start=0.5&end=1.5`)
    assert.include(master, '360p.m3u8?start=0.5&end=1.5')
    for (const query of ['', '?start=0&end=3', '?start=4&end=6', '?start=0', '?start=2&end=1']) {
      ;(await client.get(`/videos/${slug}/360p.m3u8${query}`)).assertStatus(404)
    }
    ;(await client.get(`/videos/${slug}/storyboard.vtt`)).assertStatus(404)
  })

  test('a part in the middle begins where it is cut, and its sound covers it', async ({
    client,
    assert,
  }) => {
    const { slug } = await publicVideo()
    const query = '?start=3.25&end=4.5'
    const picture = await playlist(client, `/videos/${slug}/360p.m3u8${query}`)
    assert.include(picture, 'TIME-OFFSET=1.250')
    assert.deepEqual(
      segmentsOf(picture).map((address) => /seg_\d+/.exec(address)?.[0]),
      ['seg_00001', 'seg_00002']
    )
    const sound = await playlist(client, `/videos/${slug}/audio.m3u8${query}`)
    assert.deepEqual(
      segmentsOf(sound).map((address) => /seg_\d+/.exec(address)?.[0]),
      ['seg_00000', 'seg_00001', 'seg_00002']
    )
  })

  test('captions of a part have its time and say nothing else', async ({ client, assert }) => {
    const { slug, id } = await createReadyVideo(await createUser())
    openParts.add(id)
    const content = [
      'WEBVTT',
      'NOTE by hand',
      '00:00.100 --> 00:00.400\nBefore',
      'intro\n00:00.300 --> 00:01.000 align:start\nThe pool',
      '00:01.200 --> 00:04.000\nThe garden\nbehind it',
      '00:04.000 --> 00:05.000\nAfter',
    ].join('\n\n')
    await VideoCaption.create({ videoId: id, language: 'en', label: 'English', content })
    const path = `/videos/${slug}/captions/en.vtt`
    const part = await client.get(`${path}?start=0.5&end=1.5`)
    part.assertStatus(200)
    assert.equal(
      part.text(),
      [
        'WEBVTT',
        'NOTE by hand',
        'intro\n00:00:00.500 --> 00:00:01.000 align:start\nThe pool',
        '00:00:01.200 --> 00:00:01.500\nThe garden\nbehind it\n',
      ].join('\n\n')
    )
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(`${path}?start=0&end=6`)).assertStatus(404)
    ;(await client.get(`${path}?start=2&end=1`)).assertStatus(404)
  })

  test('captions of a part in the middle begin with its first segment', async ({
    client,
    assert,
  }) => {
    const { slug, id } = await publicVideo()
    const content = 'WEBVTT\n\n00:03.500 --> 00:09.000\nThe garden\n'
    await VideoCaption.create({ videoId: id, language: 'en', label: 'English', content })
    const part = await client.get(`/videos/${slug}/captions/en.vtt?start=3.25&end=4.5`)
    assert.include(part.text(), '00:00:01.500 --> 00:00:02.500\nThe garden')
  })

  test('storyboard, captions and the MP4 are named by the video', async ({ client, assert }) => {
    const video = await publicVideo()
    await VideoCaption.create({
      videoId: video.id,
      language: 'en-US',
      label: 'English',
      content: 'WEBVTT\n',
    })
    const track = await playlist(client, `/videos/${video.slug}/storyboard.vtt`)
    const cues = [...track.matchAll(/^(\S+) --> (\S+)\n(\S+)#xywh=(.+)$/gm)]
    assert.lengthOf(cues, 6)
    assert.deepEqual(cues[4].slice(1, 3), ['00:00:04.000', '00:00:05.000'])
    assert.equal(cues[4][4], '160,90,160,90')
    ;(await client.get(cues[4][3])).assertStatus(200)

    const captions = await client.get(`/videos/${video.slug}/captions/en-US.vtt`)
    captions.assertStatus(200)
    assert.match(captions.header('content-type') ?? '', /^text\/vtt/)
    ;(await client.get(`/videos/${video.slug}/captions/de.vtt`)).assertStatus(404)

    const path = `/videos/${video.slug}/video.mp4`
    ;(await client.get(path).redirects(0)).assertStatus(404)
    await video.merge({ mp4Bytes: 100 }).save()
    const shown = await client.get(path).redirects(0)
    shown.assertStatus(302)
    assert.notInclude(shown.header('location') ?? '', 'download')
    const saved = await client.get(`${path}?download`).redirects(0)
    assert.include(saved.header('location') ?? '', `download=${video.slug}.mp4`)
  })
})
