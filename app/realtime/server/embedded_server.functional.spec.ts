import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { test } from '@japa/runner'
import { authorizeChannel, type RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { MAX_DATA, MAX_UNSENT } from '#app/realtime/protocol/protocol_limits'
import { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { eventually } from '#tests/support/eventually'
import { RealtimeClient } from '#tests/support/realtime_client'
import { RawClient } from '#tests/support/realtime_raw_client'

const APP: RealtimeApp = { id: 'app', key: 'key', secret: 'secret' }
const PATH = '/app/key?protocol=7'
const PATIENCE = { activity: 120_000, pong: 30_000, drain: 200 }

async function start(patience = PATIENCE) {
  const http = createServer((_, response) => void response.end())
  const server = new EmbeddedServer(APP, { patience })
  server.attach(http)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return { http, server, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

async function stop({ http, server }: { http: Server; server: EmbeddedServer }) {
  await server.drain()
  http.close()
  http.closeAllConnections()
}

async function upgrade(url: string, path: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: vesta\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
  )
  return socket
}

test.group('Embedded server', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('asks who is silent, and closes who does not answer', async ({ assert, cleanup }) => {
    const stage = await start({ activity: 200, pong: 3_000, drain: 50 })
    cleanup(() => stop(stage))
    const silent = await RawClient.open(stage.url, PATH)
    const answering = await RawClient.open(stage.url, PATH)
    answering.socket.on('message', (data: Buffer) => {
      if (data.includes('pusher:ping')) answering.say({ event: 'pusher:pong' })
    })
    await silent.hears('pusher:ping')
    assert.equal(await silent.closes(), 4201)
    await answering.hearsTimes('pusher:ping', 3)
    assert.equal(answering.socket.readyState, answering.socket.OPEN)
  })

  test('lets go who does not even say goodbye', async ({ cleanup }) => {
    const stage = await start({ activity: 100, pong: 100, drain: 50 })
    cleanup(() => stop(stage))
    const dead = await upgrade(stage.url, PATH)
    await eventually(() => stage.server.hub.size === 1)
    await eventually(() => stage.server.hub.size === 0)
    dead.destroy()
  })

  test('lets go who reads too slowly, and serves the others', async ({ assert, cleanup }) => {
    const stage = await start()
    cleanup(() => stop(stage))
    const slow = await upgrade(stage.url, PATH)
    await once(slow, 'data')
    const subscribe = Buffer.from('{"event":"pusher:subscribe","data":{"channel":"news"}}')
    slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscribe.length, 0, 0, 0, 0]), subscribe]))
    await once(slow, 'data')
    slow.pause()
    const quick = await RealtimeClient.connect(stage.url, APP)
    await quick.join('news')
    const ended = once(slow, 'close')

    const data = JSON.stringify('x'.repeat(MAX_DATA - 2))
    let sent = 0
    await eventually(
      async () => {
        for (let n = 0; n < 50; n++, sent++) {
          await stage.server.publish([{ channel: 'news', event: 'more', data }])
        }
        return stage.server.hub.size === 1
      },
      { within: 20_000, what: () => `the slow client to be let go; ${sent} events sent` }
    )
    assert.isAbove(sent * MAX_DATA, MAX_UNSENT)
    await eventually(() => quick.allOf('more').length === sent)
    quick.close()
    slow.resume()
    await ended
  })

  test('leaves other upgrades to others, and refuses them where there are none', async ({
    assert,
    cleanup,
  }) => {
    const stage = await start()
    cleanup(() => stop(stage))
    const refused = await upgrade(stage.url, '/elsewhere')
    const [answer] = await once(refused, 'data')
    assert.match(String(answer), /^HTTP\/1.1 404/)

    stage.http.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      if (request.url === '/elsewhere') socket.write('HTTP/1.1 101 Mine\r\n\r\n')
    })
    const taken = await upgrade(stage.url, '/elsewhere')
    const [mine] = await once(taken, 'data')
    assert.equal(String(mine), 'HTTP/1.1 101 Mine\r\n\r\n')
    const ours = await RawClient.open(stage.url, PATH)
    await ours.hears('pusher:connection_established')
    for (const socket of [refused, taken]) socket.destroy()
  })

  test('sends its clients elsewhere before it ends', async ({ assert }) => {
    const stage = await start()
    const clients = await Promise.all(
      Array.from({ length: 5 }, () => RawClient.open(stage.url, PATH))
    )
    const vanished = await upgrade(stage.url, PATH)
    await eventually(() => stage.server.hub.size === 6)

    const codes = Promise.all(clients.map((client) => client.closes()))
    const drained = stage.server.drain()
    const late = await upgrade(stage.url, PATH)
    const [answer] = await once(late, 'data')
    assert.match(String(answer), /^HTTP\/1.1 503/)
    await drained
    assert.deepEqual(await codes, [4100, 4100, 4100, 4100, 4100])
    const closed = once(stage.http, 'close')
    stage.http.close()
    await closed
    vanished.destroy()
    late.destroy()
  })

  test('takes a channel from somebody, also by a signature from before', async ({
    assert,
    cleanup,
  }) => {
    const stage = await start()
    cleanup(() => stop(stage))
    const amy = { user_id: '7', user_info: {} }
    const client = await RealtimeClient.connect(stage.url, APP, amy)
    cleanup(() => client.close())
    const owner = { userId: 7, sessionId: 'amys' }
    const old = authorizeChannel(APP, client.socketId, 'private-room')
    await stage.server.claim(client.socketId, owner, 'private-room')
    await client.join('private-room')
    await client.join('private-other')

    await stage.server.expel('7', ['private-room'])
    const { data } = await client.hears('pusher:subscription_error', 'private-room')
    assert.deepInclude(data, { type: 'AuthError', status: 403 })
    const again = { channel: 'private-room', ...old }
    client.pusher.send_event('pusher:subscribe', again)
    await eventually(() => client.allOf('pusher:subscription_error').length === 2)
    for (const channel of ['private-room', 'private-other']) {
      await stage.server.publish([{ channel, event: 'said', data: '{}' }])
    }
    await client.hears('said', 'private-other')
    assert.lengthOf(client.allOf('said', 'private-room'), 0)

    await stage.server.claim(client.socketId, owner, 'private-room')
    client.pusher.send_event('pusher:subscribe', again)
    await eventually(
      () => client.allOf('pusher:subscription_succeeded', 'private-room').length === 2
    )
  })

  test('closes the sockets of a session, and of a user', async ({ assert, cleanup }) => {
    const stage = await start()
    cleanup(() => stop(stage))
    const [one, two, other] = await Promise.all(
      Array.from({ length: 3 }, () => RealtimeClient.connect(stage.url, APP))
    )
    cleanup(() => other.close())
    await stage.server.claim(one.socketId, { userId: 7, sessionId: 'laptop' }, null)
    await stage.server.claim(two.socketId, { userId: 7, sessionId: 'phone' }, null)
    await stage.server.claim(other.socketId, { userId: 8, sessionId: 'tablet' }, null)
    await stage.server.endSession('laptop')
    await one.errs(4009)
    assert.equal(two.pusher.connection.state, 'connected')
    await stage.server.endUser('7')
    await two.errs(4009)
    assert.equal(other.pusher.connection.state, 'connected')
  })
})
