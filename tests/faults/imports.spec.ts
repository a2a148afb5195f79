import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import sharp from 'sharp'
import yazl from 'yazl'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { rounds } from '#tests/support/rounds'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const KILLS = rounds('IMPORT_KILLS', { few: 1, soak: 3 })
const LISTINGS = 100 * KILLS

interface Answer {
  import: {
    id: number
    status: string
    done: number
    created: number
    failed: number
    photos: { done: number; failed: number }
    rows: { row: number; status: string; slug: string }[]
  }
}

async function zipOfPhotos(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new yazl.ZipFile()
  for (const [name, background] of [
    ['1.jpg', '#a50'],
    ['2.jpg', '#05a'],
  ]) {
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background } })
    zip.addBuffer(await photo.jpeg().toBuffer(), name)
  }
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

test.group('An import that is killed', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('goes on after each start: nothing is doubled or lost', async ({ assert }) => {
    const realtor = new Visitor(server.url)
    await realtor.register(uniqueHandle(), server.storage)
    const lines = Array.from(
      { length: LISTINGS },
      (_, i) => `K-${i},Home ${i},${1000 + i},1.jpg|2.jpg`
    )
    const photos = new FormData()
    photos.set('file', new Blob([await zipOfPhotos()]), 'photos.zip')
    const kept = await realtor.send('POST', '/api/build/archives', photos)
    const { archive } = (await kept.json()) as { archive: { id: number } }
    const form = new FormData()
    form.set('archive', String(archive.id))
    form.set('file', new Blob([`id,title,price,photos\n${lines.join('\n')}\n`]), 'homes.csv')
    const sent = await realtor.send('POST', '/api/build/imports', form)
    assert.equal(sent.status, 202)
    const { id } = ((await sent.json()) as Answer).import
    const now = async () => {
      const answer = await realtor.get(`/api/build/imports/${id}`)
      return ((await answer.json()) as Answer).import
    }

    let done = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const before = done
      done = await eventually(
        async () => {
          const seen = await now()
          const steps = seen.done + seen.photos.done
          return (steps > before || seen.status === 'completed') && steps
        },
        { within: 90_000, what: () => `work after ${before} steps` }
      )
      assert.isBelow(done, 3 * LISTINGS, 'work is left for the next start')
      await server.end('SIGKILL')
      await server.start()
    }

    let photosDone = 0
    const ended = await eventually(
      async () => {
        const seen = await now()
        photosDone = seen.photos.done
        return seen.status === 'completed' && seen
      },
      { within: 90_000, progress: () => photosDone, what: () => 'the end' }
    )
    assert.deepEqual([ended.created, ended.failed], [LISTINGS, 0])
    assert.deepEqual([ended.photos.done, ended.photos.failed], [2 * LISTINGS, 0])
    assert.lengthOf(new Set(ended.rows.map(({ slug }) => slug)), LISTINGS)
    const exported = await realtor.get('/api/properties/export')
    const { value } = (await exported.json()) as {
      value: { X_Title: string; PhotosCount: number }[]
    }
    assert.lengthOf(value, LISTINGS)
    assert.isTrue(value.every(({ PhotosCount: count }) => count === 2))
    assert.lengthOf(new Set(value.map(({ X_Title: title }) => title)), LISTINGS)
  }).timeout(900_000)
})
