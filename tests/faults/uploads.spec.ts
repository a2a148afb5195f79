import { createHash, randomBytes } from 'node:crypto'
import { link, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { rounds } from '#tests/support/rounds'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const KILLS = rounds('UPLOAD_KILLS', { few: 1, soak: 2 })
const PART_BYTES = 6_000_000

const TUS = { 'tus-resumable': '1.0.0' }

/** Begins like an MP4. */
function videoFile(bytes: number): Buffer {
  const file = randomBytes(bytes)
  file.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')
  return file
}

test.group('Uploads and a server that is killed', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('a video continues where it stopped, and arrives unchanged', async ({ assert }) => {
    const visitor = new Visitor(server.url)
    await visitor.register(uniqueHandle(), server.storage)
    const file = videoFile((KILLS + 1) * PART_BYTES)
    const created = await visitor.send('POST', '/api/uploads/videos', undefined, {
      ...TUS,
      'upload-length': String(file.length),
    })
    assert.equal(created.status, 201)
    const path = created.headers.get('location')!
    const stored = join(server.storage, 'files/video_uploads', path.split('/').at(-1)!)

    /** Sends a part, but never its end. */
    const sendUnfinished = (offset: number) => {
      const sending = request(new URL(path, server.url), {
        method: 'PATCH',
        headers: {
          ...TUS,
          ...visitor.credentials(),
          'accept': 'application/json',
          'content-type': 'application/offset+octet-stream',
          'content-length': file.length - offset,
          'upload-offset': offset,
        },
      })
      sending.on('error', () => {})
      sending.write(file.subarray(offset, offset + PART_BYTES))
    }
    const ask = async () => {
      const answer = await visitor.send('HEAD', path, undefined, TUS)
      assert.equal(answer.status, 200)
      return Number(answer.headers.get('upload-offset'))
    }

    let offset = 0
    for (let kill = 0; kill < KILLS; kill++) {
      sendUnfinished(offset)
      const enough = offset + PART_BYTES / 2
      await eventually(async () => ((await stat(stored).catch(() => null))?.size ?? 0) > enough, {
        every: 50,
      })
      await server.end('SIGKILL')
      await server.start()
      const reached = await ask()
      assert.isAbove(reached, offset)
      offset = reached
    }

    // processing deletes the file once it has seen that this isn't a video after all
    await link(stored, `${stored}.kept`)
    const rest = await visitor.send('PATCH', path, new Uint8Array(file.subarray(offset)), {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    })
    assert.equal(rest.status, 204)
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    assert.equal(sha256(await readFile(`${stored}.kept`)), sha256(file))
    assert.equal(await ask(), file.length)
  })
})
