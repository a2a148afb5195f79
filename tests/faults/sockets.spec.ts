import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { apiClient, RealtimeClient } from '#tests/support/realtime_client'

const CLIENTS = 30

test.group('A server with open sockets', (group) => {
  const app = { id: 'app', key: randomBytes(8).toString('hex'), secret: 'known-to-the-test' }
  let server: BuiltServer
  let clients: RealtimeClient[] = []

  group.setup(async () => {
    server = await BuiltServer.create({
      env: { PUSHER_APP_ID: app.id, PUSHER_APP_KEY: app.key, PUSHER_APP_SECRET: app.secret },
    })
    await server.start()
    return () => server.remove()
  })
  group.each.setup(async () => {
    clients = await Promise.all(
      Array.from({ length: CLIENTS }, () => RealtimeClient.connect(server.url, app))
    )
    await Promise.all(clients.map((client) => client.join('news')))
    return () => clients.forEach((client) => client.close())
  })

  async function allHear(event: string) {
    await Promise.all(clients.map((client) => client.isIn('connected')))
    await Promise.all(
      clients.map((client) => client.hearsTimes('pusher:subscription_succeeded', 2))
    )
    await apiClient(server.url, app).trigger('news', event, {})
    await Promise.all(clients.map((client) => client.hears(event)))
  }

  test('ends in good time when it is told to, and its clients come back', async ({ assert }) => {
    assert.equal(await server.end('SIGTERM'), 0, server.output)
    for (const { errors } of clients) assert.deepEqual([...new Set(errors)], [4100])
    await server.start()
    await allHear('restarted')
  })

  test('has its clients back after it was killed', async () => {
    await server.end('SIGKILL')
    await server.start()
    await allHear('revived')
  })
})
