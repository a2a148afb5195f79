import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { browserConnection } from '#app/realtime/browser_connection'
import { PusherBroadcaster } from '#app/realtime/drivers/pusher_broadcaster'
import { app } from '#config/realtime'
import env from '#start/env'
import { RealtimeClient } from '#tests/support/realtime_client'
import { RawClient } from '#tests/support/realtime_raw_client'

const host = env.get('HOST')!
const port = env.get('PORT')!
const url = `http://${host}:${port}`

function broadcasterAt(servicePort = port): PusherBroadcaster {
  const address = { cluster: 'us3', host, port: servicePort, tls: false }
  return new PusherBroadcaster(app, address, browserConnection())
}

test.group('Broadcasts through a service', () => {
  test('reach its clients in their order, but for who caused them', async ({ assert, cleanup }) => {
    const [hearer, causer] = [
      await RealtimeClient.connect(url, app),
      await RealtimeClient.connect(url, app),
    ]
    cleanup(() => [hearer, causer].forEach((client) => client.close()))
    for (const client of [hearer, causer]) for (const name of ['a', 'b']) await client.join(name)

    const broadcasts = Array.from({ length: 25 }, (_, n) => ({
      channels: n % 8 ? ['a'] : ['a', 'b'],
      event: 'step',
      data: { n },
      exceptSocketId: causer.socketId,
    }))
    await broadcasterAt().publish(broadcasts)
    await broadcasterAt().publish([{ channels: ['a', 'b'], event: 'end', data: {} }])
    for (const client of [hearer, causer]) await client.hears('end', 'b')
    const heard = (name: string) => hearer.allOf('step', name).map(({ data }) => data)
    assert.deepEqual(
      heard('a'),
      broadcasts.map(({ data }) => data)
    )
    assert.deepEqual(heard('b'), [{ n: 0 }, { n: 8 }, { n: 16 }, { n: 24 }])
    assert.lengthOf(causer.allOf('step'), 0)
  })

  test('are vouched for with the service’s own secret', async ({ cleanup }) => {
    const raw = await RawClient.open(url, `/app/${app.key}?protocol=7`)
    cleanup(() => raw.socket.terminate())
    const { data } = await raw.hears('pusher:connection_established')
    const { socket_id: socketId } = JSON.parse(String(data)) as { socket_id: string }
    const vouch = broadcasterAt()
    const member = { user_id: '5', user_info: { name: 'Amy' } }
    const room = vouch.authorizeChannel(socketId, 'private-room')
    const hall = vouch.authorizeChannel(socketId, 'presence-hall', member)
    raw.say({ event: 'pusher:subscribe', data: { channel: 'private-room', ...room } })
    raw.say({ event: 'pusher:subscribe', data: { channel: 'presence-hall', ...hall } })
    raw.say({ event: 'pusher:signin', data: vouch.authorizeUser(socketId, 5) })
    await raw.hearsTimes('pusher_internal:subscription_succeeded', 2)
    await raw.hears('pusher:signin_success')
  })

  test('end for a user whose session ended', async ({ assert, cleanup }) => {
    const amy = await RealtimeClient.connect(url, app, { user_id: '900001', user_info: {} })
    const bob = await RealtimeClient.connect(url, app, { user_id: '900002', user_info: {} })
    cleanup(() => bob.close())
    await amy.signIn()
    await bob.signIn()
    await broadcasterAt().endSession('laptop', 900001)
    await amy.errs(4009)
    assert.equal(bob.pusher.connection.state, 'connected')
  })

  test('that are too large leave nothing half sent', async ({ assert, cleanup }) => {
    const client = await RealtimeClient.connect(url, app)
    cleanup(() => client.close())
    await client.join('a')
    const small = { channels: ['a'], event: 'small', data: {} }
    const large = { channels: ['a'], event: 'large', data: { text: 'x'.repeat(10_241) } }
    await assert.rejects(() => broadcasterAt().publish([small, large]), /10240 bytes/)
    await broadcasterAt().publish([{ ...small, event: 'end' }])
    await client.hears('end')
    assert.lengthOf(client.allOf('small'), 0)
  })

  test('to a service that is gone or silent fail', async ({ assert, cleanup }) => {
    const silent = createServer(() => {}).listen(0, host)
    await once(silent, 'listening')
    cleanup(() => {
      silent.close()
      silent.closeAllConnections()
    })
    const broadcast = { channels: ['a'], event: 'e', data: {} }
    const { port: silentPort } = silent.address() as AddressInfo
    await assert.rejects(() => broadcasterAt(silentPort).publish([broadcast]))
    await assert.rejects(() => broadcasterAt(1).publish([broadcast]))
  })
})
