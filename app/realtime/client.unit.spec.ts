import { test } from '@japa/runner'
import type { BrowserConnection } from '#app/realtime/broadcaster'
import {
  RealtimeClient,
  type ChannelListener,
  type RealtimeConnection,
  type ConnectionEvents,
} from '#app/realtime/ui/realtime_client'

const SETTINGS: BrowserConnection = { key: 'k', cluster: 'us3', host: 'h', port: 1, tls: false }

class Line implements RealtimeConnection {
  socketId = '1.1'
  isClosed = false
  joined = new Map<string, ChannelListener>()

  constructor(readonly events: ConnectionEvents) {}

  join = (name: string, listener: ChannelListener) => {
    this.joined.set(name, listener)
    return () => void this.joined.delete(name)
  }
  whisper = () => {}
  close = () => void (this.isClosed = true)
}

function makeClient() {
  const lines: Line[] = []
  const waiting: (() => void)[] = []
  const clock = {
    after: (_: number, run: () => void) => {
      waiting.push(run)
      return () => void waiting.splice(waiting.indexOf(run), 1)
    },
  }
  const client = new RealtimeClient(async (_, events) => {
    const line = new Line(events)
    lines.push(line)
    return line
  }, clock)
  return { client, lines, waiting }
}

test.group('Realtime client', () => {
  test('joins what was asked for before there was a connection', async ({ assert }) => {
    const { client, lines } = makeClient()
    client.listen('private-chat.7', { events: {} })
    await client.useAccount(1, SETTINGS)
    assert.sameMembers([...lines[0].joined.keys()], ['private-chat.7', 'private-user.1'])
  })

  test('leaves what nobody listens to any more', async ({ assert }) => {
    const { client, lines } = makeClient()
    await client.useAccount(1, SETTINGS)
    const stop = client.listen('private-chat.7', { events: {} })
    assert.isTrue(lines[0].joined.has('private-chat.7'))
    stop()
    assert.isFalse(lines[0].joined.has('private-chat.7'))
  })

  test('another account gets another connection, and nobody gets none', async ({ assert }) => {
    const { client, lines } = makeClient()
    client.listen('private-chat.7', { events: {} })
    await client.useAccount(1, SETTINGS)
    await client.useAccount(1, { ...SETTINGS })
    assert.lengthOf(lines, 1)

    await client.useAccount(2, SETTINGS)
    assert.isTrue(lines[0].isClosed)
    assert.isTrue(lines[1].joined.has('private-chat.7'))
    assert.isTrue(lines[1].joined.has('private-user.2'))

    await client.useAccount(null, null)
    assert.isTrue(lines[1].isClosed)
    assert.lengthOf(lines, 2)
  })

  test('closes a connection that came after its account had gone', async ({ assert }) => {
    const { client, lines } = makeClient()
    const connecting = client.useAccount(1, SETTINGS)
    await client.useAccount(null, null)
    await connecting
    assert.isTrue(lines[0].isClosed)
    lines[0].events.onUp()
    assert.equal(client.status.snapshot(), 'connecting')
  })

  test('names its socket only while it is open', async ({ assert }) => {
    const { client, lines } = makeClient()
    await client.useAccount(1, SETTINGS)
    assert.isNull(client.socketId)
    lines[0].events.onUp()
    assert.equal(client.socketId, '1.1')
    lines[0].events.onDown()
    assert.isNull(client.socketId)
  })

  test('asks for what was missed at each beginning, and when the server says so', async ({
    assert,
  }) => {
    const { client, lines } = makeClient()
    let times = 0
    client.onResume(() => times++)
    await client.useAccount(1, SETTINGS)
    const own = lines[0].joined.get('private-user.1')
    own?.onReady?.()
    own?.onReady?.()
    own?.events['connection.stale']({} as never)
    assert.equal(times, 3)
  })

  test('goes on without a realtime server', async ({ assert }) => {
    const client = new RealtimeClient(() => Promise.reject(new Error('no such file')))
    client.listen('private-chat.7', { events: {} })
    await client.useAccount(1, SETTINGS)
    client.whisper('private-chat.7', 'client-typing', {})
    assert.equal(client.status.snapshot(), 'connecting')
  })

  test('a line that is dead for good is followed by another, after a while', async ({ assert }) => {
    const { client, lines, waiting } = makeClient()
    client.listen('private-chat.7', { events: {} })
    await client.useAccount(1, SETTINGS)
    lines[0].events.onUp()
    lines[0].events.onDead()
    assert.isTrue(lines[0].isClosed)
    assert.isNull(client.socketId)
    assert.lengthOf(lines, 1)

    for (const run of waiting.splice(0)) run()
    await Promise.resolve()
    await Promise.resolve()
    assert.lengthOf(lines, 2)
    assert.isTrue(lines[1].joined.has('private-chat.7'))
    lines[1].events.onUp()
    assert.equal(client.status.snapshot(), 'connected')
    lines[0].events.onDead()
    assert.isFalse(lines[1].isClosed)
  })

  test('nobody waits for a line of an account that is gone', async ({ assert }) => {
    const { client, lines, waiting } = makeClient()
    await client.useAccount(1, SETTINGS)
    lines[0].events.onDead()
    await client.useAccount(null, null)
    assert.lengthOf(waiting, 0)
  })
})
