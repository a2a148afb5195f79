import { once } from 'node:events'
import { createServer, request as httpRequest, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_UPLOAD_BYTES } from '#app/media/media_limits'
import Image from '#app/media/image'
import { readMultipart } from '#app/media/uploads/read_multipart'
import { eventually } from '#tests/support/eventually'
import { signedInHeaders } from '#tests/support/signed_in'
import { createUser } from '#tests/support/users'
import { temporaryUploads } from '#app/media/tests/media_state'
import { photograph } from '#app/media/tests/photographs'

const MB = 1024 * 1024
const HEAD =
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="house.jpg"\r\n' +
  'content-type: image/jpeg\r\n\r\n'
const TAIL = '\r\n--edge--\r\n'

async function* multipart(file: Buffer<ArrayBuffer>, size = file.length) {
  yield Buffer.from(HEAD)
  for (let sent = 0; sent < size; sent += file.length) yield file
  yield Buffer.from(TAIL)
}

function streamOf(pieces: AsyncGenerator<Buffer<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function upload(headers: Record<string, string>): ClientRequest {
  const request = httpRequest({
    host: process.env.HOST,
    port: process.env.PORT,
    method: 'POST',
    path: '/api/uploads',
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
  })
  // a refused upload may break off after its answer
  return request.on('error', () => {})
}

function serverSaving(save: (part: Readable) => Promise<void>) {
  return createServer((request, response) => {
    readMultipart(request, { name: 'file', maxBytes: MAX_UPLOAD_BYTES }, save).then(
      () => response.end(),
      (error: HttpError) => response.writeHead(error.status).end()
    )
  })
}

test.group('Upload streams', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('what stops the saving is told, however long the saving takes to stop', async ({
    assert,
    cleanup,
  }) => {
    const server = serverSaving(async (part) => {
      part.destroy(new Error('stopped'))
      await new Promise((closed) => part.once('close', closed))
      throw HttpError.tooLarge('Too large')
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')

    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      body: Buffer.from(`${HEAD}a room${TAIL}`),
    })
    assert.equal(response.status, 413)
  })

  test('60 MB get a clean 413, announced or not: {$self}')
    .with(['announced', 'unannounced'] as const)
    .run(async ({ assert }, kind) => {
      const size = 60 * MB
      const announced = { 'content-length': String(HEAD.length + size + TAIL.length) }
      const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}/api/uploads`, {
        method: 'POST',
        headers: {
          ...(await signedInHeaders(await createUser())),
          'content-type': 'multipart/form-data; boundary=edge',
          ...(kind === 'announced' ? announced : {}),
        },
        body: streamOf(multipart(Buffer.alloc(MB), size)),
        ...{ duplex: 'half' },
      })
      assert.equal(response.status, 413)
      const message = {
        announced: 'This picture has 60.1 MB. We take up to 25 MB.',
        unannounced: 'A picture may have up to 25 MB.',
      }[kind]
      assert.deepEqual(await response.json(), { message })
      await eventually(async () => (await temporaryUploads()).length === 0)
    })

  test('what is announced as too large is refused before it is sent', async ({ assert }) => {
    const request = upload({
      ...(await signedInHeaders(await createUser())),
      'content-length': String(60 * MB),
    })
    request.flushHeaders()
    const [response] = await once(request, 'response')
    assert.equal(response.statusCode, 413)
    request.destroy()
  })

  test('exactly 25 MB are looked at, one byte more is not', async ({ assert }) => {
    const headers = await signedInHeaders(await createUser())
    for (const [bytes, status] of [
      [25 * MB, 415],
      [25 * MB + 1, 413],
    ]) {
      const request = upload(headers)
      const answered = once(request, 'response')
      for await (const piece of multipart(Buffer.alloc(bytes))) request.write(piece)
      request.end()
      const [response] = await answered
      assert.equal(response.statusCode, status)
      response.resume()
    }
  })

  test('broken off in the middle leave no file and no row', async ({ assert }) => {
    const user = await createUser()
    const request = upload(await signedInHeaders(user))
    request.write(HEAD)
    request.write(Buffer.alloc(3 * MB))
    await eventually(async () => (await temporaryUploads()).length === 1, {
      what: () => 'the beginning of the upload',
    })
    request.destroy()
    await eventually(async () => (await temporaryUploads()).length === 0, {
      what: () => 'the end of the temporary file',
    })
    assert.isNull(await Image.findBy('user_id', user.id))
  })

  test('many at once all get their answer, two decoded at a time', async ({ assert }) => {
    const headers = await signedInHeaders(await createUser())
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const file = await photograph(400, 300).jpeg().toBuffer()
        const request = upload(headers)
        const answered = once(request, 'response')
        for await (const piece of multipart(Buffer.from(file))) request.write(piece)
        request.end()
        const [response] = await answered
        response.resume()
        return response.statusCode
      })
    )
    assert.deepEqual(statuses, Array(12).fill(201))
  })

  test('other parts and a second file are let pass unread', async ({ assert }) => {
    const user = await createUser()
    const file = await photograph().jpeg().toBuffer()
    const request = upload(await signedInHeaders(user))
    const answered = once(request, 'response')
    request.write(HEAD.replace('name="file"', 'name="other"'))
    request.write(Buffer.alloc(MB))
    request.write(`\r\n${HEAD}`)
    request.write(file)
    request.write(`\r\n${HEAD}`)
    request.write(Buffer.alloc(MB))
    request.end(TAIL)
    const [response] = await answered
    assert.equal(response.statusCode, 201)
    response.resume()
    assert.lengthOf(await Image.query().where('user_id', user.id), 1)
  })
})
