import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { fetchRaw } from '#tests/support/fetch_raw'

interface LogLine {
  level: number
  msg: string
  route?: string
  request_id?: string
  client_request_id?: string
}

const SECRET = 'c2VjcmV0LXRva2Vu'

test.group('The log of requests', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { LOG_LEVEL: 'info', DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })

  const lines = (): LogLine[] =>
    server.output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))

  async function logged(path: string, headers: Record<string, string> = {}): Promise<LogLine> {
    const { answer } = await fetchRaw(server.url, path, headers)
    const id = answer.headers['x-request-id']
    return eventually(async () => lines().find(({ request_id: own }) => own === id) ?? false)
  }

  test('names the route, not the token in the address', async ({ assert }) => {
    for (const [path, route] of [
      [`/reset-password/${SECRET}?email=a@b.example`, '/reset-password/:token'],
      [`/shared/${SECRET}`, '/shared/:token'],
      [`/shared/${SECRET}/result.jpg`, '/shared/:token/:kind'],
      [`/nowhere/${SECRET}`, 'none'],
    ]) {
      const plain = await logged(path, { accept: 'text/html' })
      assert.equal(plain.route, route)
      const inertia = await logged(path, { 'x-inertia': 'true' })
      assert.equal(inertia.route, route)
    }
    assert.notInclude(server.output, SECRET)
  })

  test('has an id of ours, and beside it what the client says', async ({ assert }) => {
    const line = await logged('/about', { 'x-request-id': 'edge-7.1_a' })
    assert.match(line.request_id!, /^[0-9a-f-]{36}$/)
    assert.equal(line.client_request_id, 'edge-7.1_a')

    const forged = `"}{"level":60 ${'x'.repeat(100)}`
    const cut = await logged('/about', { 'x-request-id': forged })
    assert.equal(cut.client_request_id, `level60${'x'.repeat(57)}`)
    assert.notProperty(await logged('/about'), 'client_request_id')
  })

  test('mails of the demonstration are for names of this machine only', async ({ assert }) => {
    const statusAs = async (host: string) => {
      const { answer } = await fetchRaw(server.url, '/dev/mails', { host })
      return answer.statusCode
    }
    assert.equal(await statusAs('localhost'), 200)
    for (const host of ['rebound.example', 'localhost.example', '127.0.0.1.nip.io:3333']) {
      assert.equal(await statusAs(host), 404, host)
    }
  })
})
