import { test } from '@japa/runner'
import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { accountKey } from '#app/common/rate_limits/attempts'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { IMPORT_MEGAPIXEL_LIMITS } from '#app/imports/import_rate_limits'
import { MAX_PHOTOS_PER_HOST_AT_ONCE, MAX_PHOTOS_PER_ROW } from '#app/imports/import_limits'
import { workOnImport } from '#app/imports/running/work_on_import'
import { hashImage } from '#app/media/imaging/normalize_image'
import Property from '#app/properties/property'
import { eventually } from '#tests/support/eventually'
import { LocalWeb } from '#tests/support/local_web'
import { createUser } from '#tests/support/users'
import { finished, importList, importOf, sendList } from '#app/imports/list_factory'

async function jpeg(number: number): Promise<Buffer> {
  const background = { r: (number * 4) % 256, g: (number * 64) % 256, b: 40 }
  return sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** `/1.jpg` and so on are pictures; counts what it is asked for. */
class PhotoServer {
  readonly asked: string[] = []
  /** paths that answer 503 for now */
  readonly down = new Set<string>()
  mostAtOnce = 0
  #now = 0
  web!: LocalWeb

  static async start(): Promise<PhotoServer> {
    const server = new PhotoServer()
    server.web = await LocalWeb.start((request, response) => {
      const path = request.url!
      server.asked.push(path)
      server.mostAtOnce = Math.max(server.mostAtOnce, ++server.#now)
      response.on('close', () => server.#now--)
      const number = Number(/^\/(\d+)\.jpg$/.exec(path)?.[1])
      if (server.down.has(path)) return void response.writeHead(503).end()
      if (path === '/inside') {
        return void response.writeHead(302, { location: 'http://inside.test/' }).end()
      }
      if (path === '/page') {
        return void response
          .writeHead(200, { 'content-type': 'image/jpeg' })
          .end('<html>Please sign in</html>')
      }
      if (!number) return void response.writeHead(404).end()
      void jpeg(number).then((data) => response.writeHead(200).end(data))
    })
    return server
  }

  url = (path: string) => this.web.url(path)
}

async function photosOf(slug: string | null) {
  const property = await Property.query().where('slug', slug!).preload('images').firstOrFail()
  return {
    property,
    hashes: property.images.map(({ contentHash }) => contentHash),
    alts: property.images.map(({ alt }) => alt),
    featured: property.images.findIndex(({ id }) => id === property.featuredImageId),
  }
}

test.group('Photos of an import', (group) => {
  let server: PhotoServer
  let hashes: string[]
  const hash = async (number: number) => hashImage(await jpeg(number), null)

  group.setup(async () => {
    server = await PhotoServer.start()
    hashes = await Promise.all([1, 2, 3, 4].map(hash))
    const restore = useNetworkGuard(server.web.guard({ 'inside.test': ['10.0.0.7'] }))
    return async () => {
      restore()
      await server.web.stop()
    }
  })
  group.each.setup(() => {
    server.asked.length = 0
    server.down.clear()
  })

  test('come in RESO’s order, with their texts; broken ones are named and can be retried', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    server.down.add('/3.jpg')
    const Media = [
      { MediaURL: server.url('/2.jpg'), Order: 2, MediaCategory: 'Photo' },
      { MediaURL: server.url('/1.jpg'), Order: 1, ShortDescription: 'The terrace at noon' },
      { MediaURL: server.url('/3.jpg'), Order: 0 },
      { MediaURL: server.url('/gone.jpg'), Order: 3 },
      { MediaURL: server.url('/page'), Order: 4 },
      { MediaURL: server.url('/inside'), Order: 5 },
      { MediaURL: 'http://169.254.169.254/latest', Order: 6 },
      { MediaURL: server.url('/tour'), Order: 7, MediaCategory: 'Unbranded Virtual Tour' },
    ]
    const value = [
      { ListingKey: 'A', X_Title: 'Casa', Media },
      { ListingKey: 'B', X_Title: 'Other', Media: [{ MediaURL: server.url('/2.jpg') }] },
    ]
    const content = JSON.stringify({ value })
    const done = await importList(client, ava, { content, name: 'x.json' })
    assert.containsSubset(done, { created: 2, failed: 0 })
    assert.deepEqual(done.photos, { total: 8, done: 8, failed: 5, retriable: 5 })
    const [first, second] = done.rows
    assert.deepEqual(first.photos.total, 7)
    assert.deepEqual(
      first.photos.failed.map(({ number, reason }) => [number, reason]),
      [
        [1, 'Its server answered with an error (503).'],
        [4, 'It isn’t there any more (404).'],
        [5, 'We take JPEG, PNG, WebP, AVIF and HEIC pictures.'],
        [6, 'Its address can’t be reached from here.'],
        [7, 'Its address can’t be reached from here.'],
      ]
    )
    assert.deepEqual(first.errors, ['One of its media isn’t a photo, so it’s left out.'])
    const casa = await photosOf(first.slug)
    assert.deepEqual(casa.hashes, [hashes[0], hashes[1]])
    assert.deepEqual(casa.alts, ['The terrace at noon', null])
    assert.equal(casa.featured, 0)
    assert.deepEqual((await photosOf(second.slug)).hashes, [hashes[1]])
    assert.lengthOf(
      server.asked.filter((path) => path === '/2.jpg'),
      1,
      'fetched once'
    )

    server.down.clear()
    server.asked.length = 0
    const retry = (user = ava) =>
      client.post(`/api/build/imports/${done.id}/photos`).json({}).withCsrfToken().loginAs(user)
    const stranger = await retry(await createUser({ type: 'realtor' }))
    stranger.assertStatus(404)
    for (const answer of await Promise.all([retry(), retry()])) answer.assertStatus(202)
    const again = await finished(client, ava, done.id)
    assert.deepEqual(again.photos, { total: 8, done: 8, failed: 4, retriable: 4 })
    assert.notInclude(server.asked, '/1.jpg')
    const whole = await photosOf(first.slug)
    assert.deepEqual(whole.hashes, [hashes[2], hashes[0], hashes[1]])
    assert.equal(whole.featured, 0)

    const report = await client
      .get(`/api/build/imports/${done.id}/report?filter=noted`)
      .loginAs(ava)
    assert.match(report.header('content-type')!, /^text\/csv/)
    assert.include(report.text(), 'Photo 4, ')
    assert.notInclude(report.text(), 'Other')

    const undo = await client
      .post(`/api/build/imports/${done.id}/undo`)
      .json({})
      .withCsrfToken()
      .loginAs(ava)
    undo.assertStatus(202)
    await eventually(async () => (await importOf(client, ava, done.id)).status === 'undone')
    assert.lengthOf(await Property.query().where('user_id', ava.id), 0)
    assert.lengthOf(await db.from('images').where('user_id', ava.id).whereNull('unused_since'), 0)
    const late = await retry()
    late.assertStatus(409)
  })

  test('stop at the megapixels that a person may bring in an hour, and go on later', async ({
    client,
    assert,
    cleanup,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const { requests, every: duration } = IMPORT_MEGAPIXEL_LIMITS.account
    const counter = limiter.use({ requests, duration })
    const key = accountKey(IMPORT_MEGAPIXEL_LIMITS, String(ava.id))
    cleanup(() => counter.delete(key).then(() => {}))
    await counter.set(key, requests - 1, duration)
    const [one, two] = ['/5.jpg', '/6.jpg'].map(server.url)
    const content = `id,title,photos\n1,One,${one}\n2,Two,${two}\n`
    const done = await importList(client, ava, { content })
    assert.deepEqual(done.photos, { total: 2, done: 2, failed: 1, retriable: 1 })
    const reasons = done.rows.flatMap(({ photos }) => photos.failed.map(({ reason }) => reason))
    assert.lengthOf(reasons, 1)
    assert.match(reasons[0], /^Too many megapixels of pictures\. Try again in \d+ minutes\.$/)

    await counter.delete(key)
    const retried = await client
      .post(`/api/build/imports/${done.id}/photos`)
      .json({})
      .withCsrfToken()
      .loginAs(ava)
    retried.assertStatus(202)
    const whole = await finished(client, ava, done.id)
    assert.deepEqual(whole.photos, { total: 2, done: 2, failed: 0, retriable: 0 })
  })

  test('come from one or several columns, once each, and again without fetching', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const [one, two, three] = ['/1.jpg', '/2.jpg', '/3.jpg'].map(server.url)
    const content = `id,title,Photo 1,Photo 2,Captions
1,One,"${one}, ${two}",${three},First|Second
2,Two,${one},house.jpg,
`
    const done = await importList(client, ava, { content })
    assert.deepEqual(done.photos, { total: 5, done: 5, failed: 1, retriable: 0 })
    assert.deepEqual(done.rows[1].photos.failed, [
      { number: 2, address: 'house.jpg', reason: 'This isn’t a web address.' },
    ])
    const casa = await photosOf(done.rows[0].slug)
    assert.deepEqual(casa.hashes, hashes.slice(0, 3))
    assert.deepEqual(casa.alts, ['First', 'Second', null])
    assert.sameMembers(server.asked, ['/1.jpg', '/2.jpg', '/3.jpg'])

    server.asked.length = 0
    const added = content.replace(`,${three},`, `,${three}|${server.url('/4.jpg')},`)
    const again = await importList(client, ava, { content: added })
    assert.containsSubset(again, { updated: 2 })
    assert.deepEqual(server.asked, ['/4.jpg'])
    assert.deepEqual((await photosOf(done.rows[0].slug)).hashes, hashes)
  })

  test('are fetched by two workers at once, none twice, a few per host', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    server.mostAtOnce = 0
    const paths = Array.from({ length: MAX_PHOTOS_PER_ROW + 1 }, (_, at) => `/${at + 10}.jpg`)
    const content = `id,title,photos\n1,One,${paths.map(server.url).join('|')}\n`
    const sent = await sendList(client, ava, { content })
    const { id } = sent.body().import
    await Promise.all([workOnImport(id, 60_000), workOnImport(id, 60_000)])
    const done = await finished(client, ava, id)
    assert.deepEqual(done.rows[0].errors, [
      `Only the first ${MAX_PHOTOS_PER_ROW} of ${paths.length} photos are taken.`,
    ])
    const { hashes: stored } = await photosOf(done.rows[0].slug)
    const wanted = await Promise.all(paths.slice(0, -1).map((_, at) => hash(at + 10)))
    assert.deepEqual(stored, wanted)
    assert.isAtMost(server.mostAtOnce, MAX_PHOTOS_PER_HOST_AT_ONCE)
  })
})
