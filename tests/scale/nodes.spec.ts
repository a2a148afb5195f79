import { test } from '@japa/runner'
import redis from '@adonisjs/redis/services/main'
import PusherClient from 'pusher-js'
import redisConfig from '#config/redis'
import { RedisBus } from '#app/realtime/cluster/redis_bus'
import { apiClient, RealtimeClient } from '#tests/support/realtime_client'
import { eventually } from '#tests/support/eventually'
import { createUser, PASSWORD } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { serverPair, type Pair } from './pair.js'

const member = (id: string) => ({ user_id: id, user_info: {} })

/** A page whose socket is on one node and whose requests go to another. */
async function openPage({ servers, app }: Pair, visitor: Visitor): Promise<RealtimeClient> {
  const page = RealtimeClient.of(
    new PusherClient(app.key, {
      cluster: 'us3',
      wsHost: '127.0.0.1',
      wsPort: servers[1].port,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        customHandler: async ({ socketId, channelName }, callback) => {
          const answer = await visitor.post('/broadcasting/auth', {
            socket_id: socketId,
            channel_name: channelName,
          })
          callback(null, await answer.json())
        },
      },
    })
  )
  await page.isIn('connected')
  return page
}

async function signIn({ servers }: Pair) {
  const { id, email } = await createUser()
  const visitor = new Visitor(servers[0].url)
  await visitor.get('/login')
  await visitor.post('/login', { email, password: PASSWORD })
  return { visitor, id }
}

function speaker({ app }: Pair): RedisBus {
  return new RedisBus(redisConfig.connections.main, `live:${app.key}:bus`)
}

test.group('Two nodes', (group) => {
  const clients: RealtimeClient[] = []
  group.setup(async () => void (await serverPair()))
  group.each.teardown(() => clients.splice(0).forEach((one) => one.close()))

  async function client(pair: Pair, at: 0 | 1, id: string) {
    const made = await RealtimeClient.connect(pair.servers[at].url, pair.app, member(id))
    clients.push(made)
    return made
  }

  test('close a session’s sockets, wherever it ends', async ({ assert }) => {
    const pair = await serverPair()
    const { visitor, id } = await signIn(pair)
    const page = await openPage(pair, visitor)
    await page.join(`private-user.${id}`)
    assert.equal((await visitor.post('/logout', {})).status, 200)
    await page.errs(4009)
  })

  test('take a channel from somebody, wherever that is decided', async ({ assert, cleanup }) => {
    const pair = await serverPair()
    const { visitor, id } = await signIn(pair)
    const page = await openPage(pair, visitor)
    clients.push(page)
    const channel = `private-user.${id}`
    await page.join(channel)
    const bus = speaker(pair)
    cleanup(() => bus.close())
    assert.isTrue(await bus.publish({ type: 'expel', userId: String(id), channels: [channel] }))
    const { data } = await page.hears('pusher:subscription_error', channel)
    assert.deepInclude(data, { type: 'AuthError', status: 403 })
  })

  test('carry what a process without clients says', async ({ assert, cleanup }) => {
    const pair = await serverPair()
    const hearers = [await client(pair, 0, 'amy'), await client(pair, 1, 'bob')]
    for (const hearer of hearers) await hearer.join('private-jobs')
    const bus = speaker(pair)
    cleanup(() => bus.close())
    const event = { channel: 'private-jobs', event: 'done', data: '{"n":1}' }
    assert.isTrue(await bus.publish({ type: 'events', events: [event] }))
    for (const hearer of hearers) assert.deepEqual((await hearer.hears('done')).data, { n: 1 })
  })

  test('send their clients to connect anew after the bus was cut', async ({ assert }) => {
    const pair = await serverPair()
    const [amy, bob] = [await client(pair, 0, 'amy'), await client(pair, 1, 'bob')]
    for (const one of [amy, bob]) await one.join('presence-cut')
    const before = [amy.socketId, bob.socketId]
    await redis.connection('main').client('KILL', 'TYPE', 'pubsub')
    await eventually(
      () => [amy, bob].every(({ socketId }, n) => socketId && socketId !== before[n]),
      { within: 120_000, what: () => 'new connections' }
    )
    await eventually(() => amy.allOf('pusher:subscription_succeeded').length === 2)
    await eventually(() => bob.allOf('pusher:subscription_succeeded').length === 2)
    await apiClient(pair.servers[0].url, pair.app).trigger('presence-cut', 'again', {})
    for (const one of [amy, bob]) await one.hears('again')
    assert.includeMembers(amy.errors, [4100])
  })

  test('tell Redis again who is here after it forgot', async ({ assert }) => {
    const pair = await serverPair()
    const [amy, bob] = [await client(pair, 0, 'amy'), await client(pair, 1, 'bob')]
    for (const one of [amy, bob]) await one.join('presence-kept')
    const main = redis.connection('main')
    await main.del(...(await main.keys(`live:${pair.app.key}:*`)))
    const api = apiClient(pair.servers[0].url, pair.app)
    const users = async () =>
      (await (await api.get({ path: '/channels/presence-kept/users' })).json()).users
    await eventually(async () => (await users()).length === 2)
    assert.sameDeepMembers(await users(), [{ id: 'amy' }, { id: 'bob' }])
    bob.close()
    await amy.hears('pusher:member_removed')
  })

  test('bury one that was killed, and have its news asked for', async ({ assert }) => {
    const pair = await serverPair()
    const [amy, bob] = [await client(pair, 0, 'amy'), await client(pair, 1, 'bob')]
    for (const one of [amy, bob]) await one.join('presence-grave')
    await amy.join('private-user.7')
    await amy.join('private-other')
    await amy.hears('pusher:member_added')

    await pair.servers[1].end('SIGKILL')
    await eventually(() => amy.allOf('pusher:member_removed').length, { within: 120_000 })
    await amy.hears('connection.stale', 'private-user.7')
    assert.lengthOf(amy.allOf('connection.stale'), 1)

    await pair.servers[1].start()
    await bob.isIn('connected')
    await eventually(() => amy.allOf('pusher:member_added').length === 2)
  })
})
