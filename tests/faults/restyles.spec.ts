import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Data } from '#data'
import sharp from 'sharp'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer, designSettings, MAX_STANDSTILL_MS } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { ImageProvider, SMALL_SIDE } from '#tests/support/image_provider/image_provider'
import { rounds } from '#tests/support/rounds'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

type WireRestyle = Data.Designs.Restyles.Restyle

const KILLS = rounds('RESTYLE_KILLS', { few: 1, soak: 3 })
const PHOTOS = 3
const CREDITS = 100

/** The last resort: a stalled restyle fails long before. */
const MAX_TEST_MS = 3_600_000

function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width: 384, height: 256, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

async function scene(cleanup: (end: () => Promise<void>) => void) {
  const provider = await ImageProvider.start({ maxSide: SMALL_SIDE })
  cleanup(() => provider.stop())
  const server = await BuiltServer.create({ env: designSettings(provider, CREDITS) })
  cleanup(() => server.remove())
  await server.start()
  const visitor = new Visitor(server.url)
  await visitor.register(uniqueHandle(), server.storage)
  return { server, visitor, customer: new DesignCustomer(visitor) }
}

async function read<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

test.group('Whole listings restyled while the server is killed', () => {
  test('each photo is made and paid once, and added once', async ({ assert, cleanup }) => {
    const { server, visitor, customer } = await scene(cleanup)
    const images: number[] = []
    for (let count = 0; count < PHOTOS; count++) {
      const upload = await visitor.upload(await photograph(), `${count}.jpg`)
      images.push((await read<{ upload: { id: number } }>(upload)).upload.id)
    }
    const created = await visitor.post('/api/properties', { property: { name: 'Casa', images } })
    const { property } = await read<{ property: { slug: string } }>(created)

    const killAfter = async (delayMs: number) => {
      await pause(delayMs)
      await server.end('SIGKILL')
      await server.start()
    }
    /** Sends a write, kills the server in the middle, and sends it again. */
    const surely = async <Body>(path: string, body: object): Promise<Body> => {
      const headers = { 'idempotency-key': randomUUID() }
      const lost = visitor.post(path, body, headers).catch(() => null)
      await killAfter(randomInt(0, 120))
      await lost
      return read(await visitor.post(path, body, headers))
    }
    const show = async (id: number) =>
      (await read<{ restyle: WireRestyle }>(await visitor.get(`/api/restyles/${id}`))).restyle
    const isOver = ({ items }: WireRestyle) =>
      items.every(({ design }) => ['completed', 'failed'].includes(design?.status ?? ''))
    const ended = (id: number) => {
      let seen = ''
      return eventually(
        async () => {
          const restyle = await show(id)
          seen = JSON.stringify(restyle)
          return isOver(restyle) && restyle
        },
        { within: MAX_STANDSTILL_MS, progress: () => seen, what: () => `the end of restyle ${id}` }
      )
    }

    const ids: number[] = []
    for (let round = 0; round < KILLS; round++) {
      const photos = images.map((image) => ({ image, room_type: 'bedroom' }))
      const { restyle } = await surely<{ restyle: { id: number } }>(
        `/api/properties/${property.slug}/restyles`,
        { options: { theme: 'japandi' }, photos }
      )
      ids.push(restyle.id)
      await killAfter(randomInt(0, 2_500))
      await surely(`/api/restyles/${restyle.id}/cancel`, {})
      await surely(`/api/restyles/${restyle.id}/resume`, {})
      await killAfter(randomInt(0, 1_000))
    }

    let completed = 0
    for (const id of ids) {
      const { items } = await ended(id)
      assert.lengthOf(items, PHOTOS)
      for (const { design } of items) {
        if (design!.status === 'failed') {
          assert.match(design!.error!, /interrupted too many times/)
          continue
        }
        completed += 1
        await customer.seesWhole(design!, assert)
      }
    }
    const all = await visitor.get('/api/designs?per_page=50')
    const { designs } = await read<{ designs: { data: { id: number }[] } }>(all)
    assert.lengthOf(designs.data, KILLS * PHOTOS)
    assert.isAbove(completed, 0)
    assert.equal(await customer.credits(), CREDITS - completed)

    const { items } = await show(ids[0])
    const finished = items.filter(({ design }) => design!.status === 'completed')
    const chosen = { items: finished.map(({ id }) => id) }
    if (chosen.items.length) await surely(`/api/restyles/${ids[0]}/listing`, chosen)
    const page = await visitor.get(`/api/properties/${property.slug}/component/staging`)
    const { component } = await read<{ component: Data.Properties.Parts.Component }>(page)
    assert.lengthOf(component.images, 2 * finished.length)
  }).timeout(MAX_TEST_MS)
})
