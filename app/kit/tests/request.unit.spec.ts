import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { apiPath } from '#app/kit/calls/api_path'
import { CallFailure } from '#app/kit/calls/call_failure'
import { loadFile, request, send } from '#app/kit/calls/request'
import { UploadFailure, uploadFailureOf } from '#app/kit/upload/upload_failure'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** As a program: only browsers have the cookie that other requests carry. */
const token = 'of-a-program'

test.group('Calls without the typed client', (group) => {
  let answer: Answer
  const server = createServer((asked, response) => answer(asked, response))
  let origin: string

  group.setup(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => void server.close()
  })

  const says = (status: number, body: unknown): Answer => {
    return (_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Connection': 'close' })
      response.end(body === null ? '' : JSON.stringify(body))
    }
  }
  const failure = (call: Promise<unknown>): Promise<Error> =>
    call.then(
      () => {
        throw new Error('It worked')
      },
      (error) => error
    )

  test('send JSON as a program and answer what the server says', async ({ assert }) => {
    let heard: IncomingMessage['headers'] = {}
    let body = ''
    answer = async (asked, response) => {
      heard = asked.headers
      for await (const part of asked) body += part
      says(201, { id: 7 })(asked, response)
    }
    const headers = { 'Idempotency-Key': 'one' }
    const json = { name: 'Casa Livia' }
    assert.deepEqual(await send(origin, { method: 'POST', json, token, headers }), { id: 7 })
    assert.deepEqual(JSON.parse(body), json)
    assert.include(heard, {
      'accept': 'application/json',
      'authorization': 'Bearer of-a-program',
      'content-type': 'application/json',
      'idempotency-key': 'one',
      'x-requested-with': 'XMLHttpRequest',
    })
    assert.notProperty(heard, 'x-xsrf-token')
  })

  test('answer null to an empty answer', async ({ assert }) => {
    answer = says(200, null)
    assert.isNull(await send(origin, { token }))
  })

  test('fail with the server’s own sentence', async ({ assert }) => {
    const message = 'The team declined lately. You can ask again after 30 days.'
    answer = says(409, { message })
    const refused = await failure(send(origin, { method: 'POST', json: {}, token }))
    assert.instanceOf(refused, CallFailure)
    assert.deepInclude(refused, { status: 409, message })
    answer = says(422, { message: 'Invalid.', errors: { name: ['Give it a name.'] } })
    assert.deepInclude(await failure(send(origin, { token })), { message: 'Give it a name.' })
    answer = says(415, null)
    const own = await failure(send(origin, { token, failureOf: uploadFailureOf }))
    assert.instanceOf(own, UploadFailure)
    assert.deepInclude(own, { message: 'We can’t use this type of file.' })
  })

  test('tell no answer from an end that was wanted', async ({ assert }) => {
    answer = (asked) => void asked.destroy()
    assert.deepInclude(await failure(send(origin, { token })), { status: 0 })
    const leaving = new AbortController()
    answer = () => leaving.abort(new Error('left'))
    const left = await failure(send(origin, { token, signal: leaving.signal }))
    assert.deepInclude(left, { message: 'left' })
  })

  test('load files, whose failures have a sentence, too', async ({ assert }) => {
    let accepted: string | undefined
    answer = (asked, response) => {
      accepted = asked.headers.accept
      says(404, { message: 'This was deleted.' })(asked, response)
    }
    const missing = await failure(loadFile(origin, { accept: 'image/png, application/json' }))
    assert.deepInclude(missing, { status: 404, message: 'This was deleted.' })
    assert.equal(accepted, 'image/png, application/json')
    answer = says(200, { is: 'a file' })
    assert.deepEqual(await (await loadFile(origin)).json(), { is: 'a file' })
  })

  test('leave the answer to those who show it', async ({ assert }) => {
    answer = says(403, { message: 'No.' })
    assert.equal((await request(origin, { token })).status, 403)
  })
})

test.group('Addresses of the contract', () => {
  test('have their values filled in', ({ assert }) => {
    assert.equal(apiPath('uploads'), '/api/uploads')
    assert.equal(apiPath('designs/:id/corrections', { id: 7 }), '/api/designs/7/corrections')
    assert.equal(apiPath('properties/:slug/views', { slug: 'a/b' }), '/api/properties/a%2Fb/views')
  })
})
