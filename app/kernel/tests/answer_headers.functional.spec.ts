import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import env from '#start/env'
import { answerHeaders, ANSWER_POLICY, FILE_POLICY } from '#app/kernel/security/answer_headers'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { fetchRaw } from '#tests/support/fetch_raw'
import { createUser } from '#tests/support/users'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

const always = Object.entries(answerHeaders())

test.group('Security headers', () => {
  const kinds: [what: string, path: string, status: number][] = [
    ['a page', '/about', 200],
    ['a page with a form', '/login', 200],
    ['JSON', '/health/live', 200],
    ['JSON behind sign-in', '/api/designs', 401],
    ['a public file', '/favicon.svg', 200],
    ['a script', '/sw.js', 200],
    ['the manifest', '/manifest.webmanifest', 200],
    ['no page', '/nowhere', 404],
    ['no JSON', '/api/nowhere', 404],
    ['no picture', `/media/${'0'.repeat(64)}/original.jpg`, 404],
    ['no address', '/%ff', 404],
    ['figures', '/metrics', 200],
    ['a redirect', '/dashboard/properties', 302],
  ]
  for (const [what, path, status] of kinds) {
    test(`come with ${what}`, async ({ assert }) => {
      const { answer } = await fetchRaw(ORIGIN, path, { accept: 'text/html' })
      assert.equal(answer.statusCode, status)
      for (const [name, value] of always) assert.equal(answer.headers[name], value, name)
      const policy = String(answer.headers['content-security-policy'])
      assert.include(policy, "frame-ancestors 'none'")
      assert.include(policy, "base-uri 'none'")
      assert.isOk(answer.headers['x-request-id'])
    })
  }

  test('come with a cached page', async ({ assert }) => {
    const { slug } = await createPublished(await createUser({ type: 'realtor' }))
    const headers = await eventually(async () => {
      const { answer } = await fetchRaw(ORIGIN, `/properties/${slug}`, { accept: 'text/html' })
      return answer.headers['x-page-cache'] === 'hit' && answer.headers
    })
    for (const [name, value] of always) assert.equal(headers[name], value, name)
    assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-/)
  })

  test('let nothing act in what is no page', async ({ assert }) => {
    const picture = await fetchRaw(ORIGIN, `/media/${'0'.repeat(64)}/original.jpg`)
    assert.equal(picture.answer.headers['content-security-policy'], ANSWER_POLICY)
    const worker = await fetchRaw(ORIGIN, '/sw.js')
    assert.equal(worker.answer.headers['content-security-policy'], FILE_POLICY)
  })
})

test.group('Request ids', () => {
  test('are ours, whatever came along', async ({ assert }) => {
    const own = 'abcdefab-0000-4000-8000-000000000000'
    const ids = new Set<unknown>()
    for (const path of ['/about', '/about', '/nowhere', '/favicon.svg', '/%ff']) {
      const { answer } = await fetchRaw(ORIGIN, path, { 'x-request-id': own })
      ids.add(answer.headers['x-request-id'])
    }
    assert.equal(ids.size, 5)
    for (const id of ids) assert.match(String(id), /^[0-9a-f-]{36}$/)
    assert.isFalse(ids.has(own))
  })
})

async function getAs(host: string | null, path: string): Promise<string> {
  const socket = connect(env.get('PORT')!, env.get('HOST')!)
  const version = host === null ? 'HTTP/1.0' : `HTTP/1.1\r\nHost: ${host}`
  socket.write(`GET ${path} ${version}\r\nConnection: close\r\n\r\n`)
  const [line] = (await text(socket)).split('\r\n')
  return line.split(' ')[1]
}

test.group('What this machine alone may see', () => {
  for (const path of ['/dev/mails', '/metrics']) {
    test(`${path} is for names of this machine`, async ({ assert }) => {
      const port = env.get('PORT')
      for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'a.localhost']) {
        assert.equal(await getAs(host, path), '200', host)
      }
      const foreign = [`10.0.0.1:${port}`, '0.0.0.0', '[2001:db8::1]', 'rebound.example']
      for (const host of [...foreign, 'localhost@rebound.example', null]) {
        assert.notEqual(await getAs(host, path), '200', String(host))
      }
    })

    test(`${path} is not for whom a proxy brings`, async ({ assert }) => {
      for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']) {
        const { answer } = await fetchRaw(ORIGIN, path, { [name]: '127.0.0.1' })
        assert.equal(answer.statusCode, 404, name)
      }
    })
  }
})
