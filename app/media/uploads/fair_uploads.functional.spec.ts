import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { MAX_QUICK_PIXELS } from '#app/media/media_limits'
import { decoding } from '#app/media/imaging/sharp'
import { eventually } from '#tests/support/eventually'
import { signedInHeaders } from '#tests/support/signed_in'
import { createUser } from '#tests/support/users'
import { photograph } from '#app/media/tests/photographs'

const MANY = 6
const WIDTH = 5_000

interface Turn {
  person: number | string
  isLarge: boolean
}

function largePicture(red: number): Promise<Buffer> {
  const height = Math.ceil(MAX_QUICK_PIXELS / WIDTH) + 100
  const background = { r: red, g: Math.floor(Math.random() * 256), b: 90 }
  return sharp({ create: { width: WIDTH, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function upload(headers: Record<string, string>, picture: Buffer): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'house.jpg')
  const url = `http://${process.env.HOST}:${process.env.PORT}/api/uploads`
  const response = await fetch(url, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

async function forgetVariants(userId: number): Promise<void> {
  const hashes = db.from('images').where('user_id', userId).select('content_hash')
  await db.from('image_contents').whereIn('hash', hashes).update({ status: 'ready' })
}

/** Notes the order in which pictures are decoded. */
function watchDecoding(cleanup: TestContext['cleanup']) {
  const [asked, begun]: [Turn[], Turn[]] = [[], []]
  const run = decoding.run.bind(decoding)
  decoding.run = (work) => {
    const turn = { person: work.person, isLarge: work.isLarge }
    asked.push(turn)
    return run({
      ...work,
      run: () => {
        begun.push(turn)
        return work.run()
      },
    })
  }
  cleanup(() => void (decoding.run = run))
  return { asked, begun }
}

test.group('Uploads of many people', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('a small one does not wait behind the large ones of somebody else', async ({
    assert,
    cleanup,
  }) => {
    const [greedy, modest] = [await createUser(), await createUser()]
    cleanup(() => forgetVariants(greedy.id))
    const large = await Promise.all(Array.from({ length: MANY }, (_, at) => largePicture(at * 20)))
    const small = await photograph(300, 200).jpeg().toBuffer()
    const { asked, begun } = watchDecoding(cleanup)
    const isDrawn = Promise.withResolvers<void>()
    cleanup(() => isDrawn.resolve())
    const drawing = decoding.run({ person: greedy.id, isLarge: true, run: () => isDrawn.promise })

    const greedyHeaders = await signedInHeaders(greedy)
    const uploads = large.map((picture) => upload(greedyHeaders, picture))
    await eventually(() => asked.length > MANY, {
      what: () => `${MANY} large uploads to wait; there were ${JSON.stringify(asked)}`,
    })
    assert.equal(await upload(await signedInHeaders(modest), small), 201)
    assert.deepEqual(begun, [
      { person: greedy.id, isLarge: true },
      { person: modest.id, isLarge: false },
    ])
    isDrawn.resolve()
    await drawing
    assert.deepEqual(
      await Promise.all(uploads),
      Array.from({ length: MANY }, () => 201)
    )
  })
})
