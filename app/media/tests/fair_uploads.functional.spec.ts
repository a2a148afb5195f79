import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { MAX_QUICK_PIXELS } from '#app/media/contract/limits'
import { eventually } from '#tests/support/eventually'
import { signedInHeaders } from '#tests/support/signed_in'
import { createUser } from '#tests/support/users'
import { temporaryUploads } from './media_state.js'
import { photograph } from './photographs.js'

const MANY = 6
const WIDTH = 5_000

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

test.group('Uploads of many people', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('a small one does not wait behind the large ones of somebody else', async ({
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    cleanup(() => forgetVariants(user.id))
    const greedy = await signedInHeaders(user)
    const modest = await signedInHeaders(await createUser())
    const large = await Promise.all(Array.from({ length: MANY }, (_, at) => largePicture(at * 20)))
    const small = await photograph(300, 200).jpeg().toBuffer()

    let finished = 0
    const uploads = large.map(async (picture) => {
      const status = await upload(greedy, picture)
      finished += 1
      return status
    })
    await eventually(async () => (await temporaryUploads()).length + finished >= MANY)
    const before = finished
    assert.equal(await upload(modest, small), 201)
    assert.isAtMost(finished - before, 2)
    assert.isBelow(finished, MANY)
    assert.deepEqual(
      await Promise.all(uploads),
      Array.from({ length: MANY }, () => 201)
    )
  })
})
