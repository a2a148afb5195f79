import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { WebSocket } from 'ws'
import { authorizeChannel } from '#app/realtime/protocol/realtime_app'
import {
  MAX_IDLE_SOCKETS_PER_ADDRESS,
  MAX_MESSAGES_PER_SECOND,
  MAX_SOCKETS_PER_ACCOUNT,
} from '#app/realtime/protocol/protocol_limits'
import { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { eventually } from '#tests/support/eventually'
import { RawClient } from '#tests/support/realtime_raw_client'

const APP = { id: 'app', key: 'key', secret: 'secret' }
const PATH = '/app/key?protocol=7'

async function start() {
  const http = createServer((_, response) => void response.end())
  const patience = { activity: 120_000, pong: 30_000, drain: 50 }
  const server = new EmbeddedServer(APP, { patience, origin: 'https://homes.example.com' })
  server.attach(http)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const stop = async () => {
    await server.drain()
    http.close()
    http.closeAllConnections()
  }
  return { server, stop, url: `http://127.0.0.1:${port}` }
}

async function statusFrom(url: string, origin: string | undefined): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws') + PATH, { origin })
  const { promise, resolve } = Promise.withResolvers<number>()
  socket.on('error', () => {})
  socket.on('open', () => resolve(101))
  socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  const status = await promise
  socket.terminate()
  return status
}

async function socketIdOf(client: RawClient): Promise<string> {
  const { data } = await client.hears('pusher:connection_established')
  return JSON.parse(String(data)).socket_id
}

test.group('Sockets', () => {
  test('are opened by pages of the site, and by programs', async ({ assert, cleanup }) => {
    const { url, stop } = await start()
    cleanup(stop)
    assert.equal(await statusFrom(url, undefined), 101)
    assert.equal(await statusFrom(url, url), 101)
    assert.equal(await statusFrom(url, 'https://homes.example.com'), 101)
    assert.equal(await statusFrom(url, 'https://evil.example.com'), 403)
    assert.equal(await statusFrom(url, 'null'), 403)
  })

  test('that listen to nothing make room for others', async ({ assert, cleanup }) => {
    const { url, server, stop } = await start()
    cleanup(stop)
    const listener = await RawClient.open(url, PATH)
    listener.say({ event: 'pusher:subscribe', data: { channel: 'news' } })
    await listener.hears('pusher_internal:subscription_succeeded')
    const first = await RawClient.open(url, PATH)
    const closed = first.closes()
    const flood = Array.from({ length: MAX_IDLE_SOCKETS_PER_ADDRESS }, () =>
      RawClient.open(url, PATH)
    )
    await Promise.all(flood)
    assert.equal(await closed, 4100)
    await eventually(() => server.hub.size === MAX_IDLE_SOCKETS_PER_ADDRESS + 1)
    assert.equal(listener.socket.readyState, WebSocket.OPEN)
  })

  test('of one account are so many; the oldest makes room, for good', async ({
    assert,
    cleanup,
  }) => {
    const { url, server, stop } = await start()
    cleanup(stop)
    const open = async (userId: number) => {
      const client = await RawClient.open(url, PATH)
      const id = await socketIdOf(client)
      const claim = (channel: string) =>
        server.claim(id, { userId, sessionId: `${userId}` }, channel)
      await claim('private-one')
      await claim('private-two')
      return client
    }
    const neighbor = await open(2)
    const oldest = await open(1)
    const second = await open(1)
    for (let count = 2; count < MAX_SOCKETS_PER_ACCOUNT; count++) await open(1)
    assert.equal(oldest.socket.readyState, WebSocket.OPEN)
    const closed = oldest.closes()
    await open(1)
    assert.equal(await closed, 4004)

    const gone = second.closes()
    second.socket.close()
    await gone
    await eventually(() => server.hub.size === MAX_SOCKETS_PER_ACCOUNT)
    await open(1)
    assert.equal(server.hub.size, MAX_SOCKETS_PER_ACCOUNT + 1)
    assert.equal(neighbor.socket.readyState, WebSocket.OPEN)
  })

  test('that send too fast are closed', async ({ assert, cleanup }) => {
    const { url, stop } = await start()
    cleanup(stop)
    const client = await RawClient.open(url, PATH)
    const closed = client.closes()
    for (let count = 0; count <= MAX_MESSAGES_PER_SECOND * 2; count++) {
      client.say({ event: 'pusher:ping' })
    }
    assert.equal(await closed, 4100)
  })

  test('are of the first who vouched for them', async ({ assert, cleanup }) => {
    const { url, server, stop } = await start()
    cleanup(stop)
    const client = await RawClient.open(url, PATH)
    const id = await socketIdOf(client)
    await server.claim(id, { userId: 1, sessionId: 'own' }, 'private-own')
    await server.claim(id, { userId: 2, sessionId: 'foreign' }, 'private-foreign')
    await server.endSession('foreign')
    await server.endUser('2')
    await server.expel('2', ['private-own'])

    const subscribe = (channel: string) =>
      client.say({
        event: 'pusher:subscribe',
        data: { channel, ...authorizeChannel(APP, id, channel) },
      })
    subscribe('private-own')
    await client.hears('pusher_internal:subscription_succeeded')
    subscribe('private-foreign')
    const { channel } = await client.hears('pusher:subscription_error')
    assert.equal(channel, 'private-foreign')
    const closed = client.closes()
    await server.endSession('own')
    assert.equal(await closed, 4009)
  })
})
