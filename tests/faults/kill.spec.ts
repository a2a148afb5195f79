import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { rounds } from '#tests/support/rounds'
import { Visitor } from '#tests/support/visitor'

const ROUNDS = rounds('KILL_ROUNDS', { few: 1, soak: 3 })
const UPLOADS = 20
const EDITS = 50

interface Acknowledged {
  images: { id: number; url: string }[]
  /** the latest acknowledged price of each listing */
  prices: Map<string, number>
}

const countOf = ({ images, prices }: Acknowledged) => images.length + prices.size

/** A different photo per upload, so that none share a file. */
function photograph(seed: number): Promise<Buffer> {
  const background = { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 }
  return sharp({ create: { width: 800 + seed, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function upload(visitor: Visitor, seed: number, acknowledged: Acknowledged): Promise<void> {
  const response = await visitor.upload(await photograph(seed), `${seed}.jpg`)
  if (response.status === 201) acknowledged.images.push((await response.json()).upload)
}

async function edit(visitor: Visitor, slug: string, price: number, acknowledged: Acknowledged) {
  const response = await visitor.post(`/api/properties/${slug}`, { property: { price } })
  if (response.status !== 200) return
  const { property } = await response.json()
  acknowledged.prices.set(slug, Math.max(acknowledged.prices.get(slug) ?? 0, property.price))
}

test.group('Killed in the middle', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('nothing acknowledged is lost, nothing half-written is seen', async ({ assert }) => {
    const visitor = new Visitor(server.url)
    await visitor.register('unkillable', server.storage)
    const slugs: string[] = []
    for (let i = 0; i < 5; i++) {
      const created = await visitor.post('/api/properties', { property: { name: `House ${i}` } })
      slugs.push((await created.json()).property.slug)
    }

    const acknowledged: Acknowledged = { images: [], prices: new Map() }
    for (let round = 1; round <= ROUNDS; round++) {
      const work = [
        ...Array.from({ length: UPLOADS }, (_, i) =>
          upload(visitor, round * 100 + i, acknowledged)
        ),
        ...Array.from({ length: EDITS }, (_, i) =>
          edit(visitor, slugs[i % slugs.length], round * 1000 + i, acknowledged)
        ),
      ]
      const ended = Promise.allSettled(work)
      // a slow machine may have acknowledged nothing that could be lost yet
      if (round === 1) await eventually(() => countOf(acknowledged) > 0, { within: 60_000 })
      await pause(randomInt(100, 1500))
      await server.end('SIGKILL')
      await ended
      await server.start()
    }

    for (const [slug, price] of acknowledged.prices) {
      const { property } = await (await visitor.get(`/api/properties/${slug}`)).json()
      assert.isAtLeast(property.price, price - EDITS)
      assert.isTrue(Number.isInteger(property.price))
    }
    for (const { url } of acknowledged.images) {
      const response = await visitor.get(url)
      assert.equal(response.status, 200, url)
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      assert.equal(picture.height, 600)
    }
    const attached = await visitor.post(`/api/properties/${slugs[0]}`, {
      property: { images: acknowledged.images.map(({ id }) => id) },
    })
    assert.equal(attached.status, 200)
    const left = () => readdir(join(server.storage, 'tmp')).catch(() => [])
    let files = await left()
    await eventually(async () => (files = await left()).length === 0, {
      within: 60_000,
      progress: () => files.length,
      what: () => 'a swept folder',
    })
  }).timeout(900_000)
})
