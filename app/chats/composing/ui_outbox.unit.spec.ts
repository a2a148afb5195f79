import { test } from '@japa/runner'
import type { NewMessage } from '#app/chats/ui/chat_api'
import { CallFailure } from '#app/kit/calls/call_failure'
import type { ValueStorage } from '#app/chats/ui/stored_values'
import { Outbox } from '#app/chats/composing/ui/outbox'
import { PendingStore } from '#app/chats/composing/ui/pending_store'
import type { Message } from '#app/chats/ui/chat_types'
import { ME, message } from '#app/chats/tests/ui_samples'

class Drawer implements ValueStorage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  setItem = (key: string, value: string) => void this.#items.set(key, value)
  removeItem = (key: string) => void this.#items.delete(key)
}

class Post {
  taken: string[] = []
  failures: CallFailure[] = []

  send = async (_: number, { content, client_id: clientId }: NewMessage) => {
    const failure = this.failures.shift()
    if (failure) throw failure
    this.taken.push(content)
    const id = this.taken.length
    return {
      status: 'success' as const,
      message: message(id, { content, client_id: clientId, user_id: ME }),
    }
  }
}

function open(drawer = new Drawer(), post = new Post()) {
  const later: { delay: number; run: () => void }[] = []
  const sent: Message[] = []
  let made = 0
  const outbox = new Outbox({
    api: post,
    kept: new PendingStore(drawer, ME),
    makeId: () => `id-${++made}-${Math.random()}`,
    onSent: (arrived) => sent.push(arrived),
    after: (delay, run) => later.push({ delay, run }),
  })
  const write = (content: string, chatId = 7) =>
    outbox.add(chatId, { content, replyTo: null, attachments: [] })
  const states = () => outbox.snapshot().map(({ content, state }) => `${content}: ${state}`)
  return { drawer, post, outbox, later, sent, write, states }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const unreached = () => new CallFailure(0)

test.group('Outbox', () => {
  test('sends in the order in which it was written', async ({ assert }) => {
    const { post, write, sent, states } = open()
    for (const content of ['one', 'two', 'three']) write(content)
    assert.deepEqual(states(), ['one: sending', 'two: sending', 'three: sending'])
    await settled()
    assert.deepEqual(post.taken, ['one', 'two', 'three'])
    assert.lengthOf(sent, 3)
    assert.deepEqual(states(), [])
  })

  test('waits while the server is not reached, and overtakes nothing', async ({ assert }) => {
    const { post, write, later, states } = open()
    post.failures = [unreached(), unreached()]
    write('one')
    write('two')
    await settled()
    assert.equal(states()[0], 'one: waiting')
    assert.deepEqual(post.taken, [])

    later[0].run()
    await settled()
    assert.isAbove(later[1].delay, later[0].delay)
    later[1].run()
    await settled()
    assert.deepEqual(post.taken, ['one', 'two'])
  })

  test('sends at once when the connection is back', async ({ assert }) => {
    const { post, write, outbox } = open()
    post.failures = [unreached()]
    write('one')
    await settled()
    outbox.flush()
    await settled()
    assert.deepEqual(post.taken, ['one'])
  })

  test('marks what is refused and goes on with the next', async ({ assert }) => {
    const { post, write, outbox, states } = open()
    post.failures = [new CallFailure(403, { message: 'You can’t send messages in this chat.' })]
    write('one')
    write('two')
    await settled()
    assert.deepEqual(states(), ['one: failed'])
    assert.deepEqual(post.taken, ['two'])
    assert.equal(outbox.snapshot()[0].failure, 'You can’t send messages in this chat.')

    outbox.retry(outbox.snapshot()[0].clientId)
    await settled()
    assert.deepEqual(post.taken, ['two', 'one'])
  })

  test('gives up on a server that answers and fails, and says so', async ({ assert }) => {
    const { post, write, later, states } = open()
    post.failures = Array.from({ length: 4 }, () => new CallFailure(500))
    write('one')
    await settled()
    for (let times = 0; times < 3; times++) {
      later[times].run()
      await settled()
    }
    assert.deepEqual(states(), ['one: failed'])
  })

  test('waits for as long as the server asks, however often it does', async ({ assert }) => {
    const { post, write, later, states } = open()
    const slow = (seconds: number) =>
      new CallFailure(429, { message: `Write again in ${seconds} seconds.` }, {}, seconds)
    post.failures = [60, 50, 40, 30, 20].map(slow)
    write('one')
    await settled()
    for (let times = 0; times < 5; times++) {
      assert.deepEqual(states(), ['one: waiting'])
      later[times].run()
      await settled()
    }
    assert.deepEqual(
      later.map(({ delay }) => delay),
      [60_000, 50_000, 40_000, 30_000, 20_000]
    )
    assert.deepEqual(post.taken, ['one'])
  })

  test('loses nothing over a reload, and sends it under the same name', async ({ assert }) => {
    const first = open()
    first.post.failures = [unreached(), unreached()]
    first.write('one')
    first.write('two')
    await settled()
    const names = first.outbox.snapshot().map(({ clientId }) => clientId)

    const second = open(first.drawer)
    assert.deepEqual(
      second.outbox.snapshot().map(({ clientId }) => clientId),
      names
    )
    second.outbox.flush()
    await settled()
    assert.deepEqual(second.post.taken, ['one', 'two'])
    assert.deepEqual(
      second.sent.map((each) => each.client_id),
      names
    )
    assert.equal(first.drawer.length, 0)
  })

  test('keeps one person’s messages from another', async ({ assert }) => {
    const { drawer, post, write } = open()
    post.failures = [unreached()]
    write('one')
    await settled()
    assert.lengthOf(new PendingStore(drawer, ME).read(), 1)
    assert.lengthOf(new PendingStore(drawer, 99).read(), 0)
  })

  test('sends and stores nothing once its account has left', async ({ assert }) => {
    const { drawer, post, write, outbox, later, states } = open()
    post.failures = [new CallFailure(429, null, {}, 60)]
    write('one')
    await settled()
    write('on its way', 8)
    outbox.close()
    assert.deepEqual(states(), [])
    const stored = drawer.length

    later[0].run()
    outbox.flush()
    write('too late')
    await settled()
    assert.deepEqual(post.taken, ['on its way'])
    assert.isBelow(drawer.length, stored, 'what arrived is not sent again')
    assert.lengthOf(new PendingStore(drawer, ME).read(), 1)
  })

  test('forgets what arrived by another way, and what is discarded', async ({ assert }) => {
    const { drawer, post, write, outbox, states } = open()
    post.failures = [unreached(), unreached()]
    write('one')
    write('two', 8)
    await settled()
    const [one, two] = outbox.snapshot()
    outbox.settle([message(1, { client_id: one.clientId })])
    assert.deepEqual(states(), ['two: waiting'])
    outbox.discard(two.clientId)
    assert.deepEqual(states(), [])
    assert.equal(drawer.length, 0)
  })
})
