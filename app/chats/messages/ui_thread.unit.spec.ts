// Long because: every order of answers and events starts from the same conversation
import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { Thread } from '#app/chats/messages/ui/thread'
import type { Message, ReadPosition } from '#app/chats/ui/chat_types'
import { eventually } from '#tests/support/eventually'
import { heldBack } from '#tests/support/held_back'
import { chat, ME, message, messages, NOAH, page } from '#app/chats/tests/ui_samples'

class Conversation {
  said: Message[] = []
  readId = 0
  unread = 0
  isAway = false
  reads: ReadPosition[] = []
  asked: string[] = []

  show = async () => {
    this.#ask('show')
    const newest = this.said.slice(-20).toReversed()
    const { unread, readId, reads } = this
    const rest = { unread_count: unread, read_message_id: readId, reads }
    return { chat: chat(7, { messages: newest, ...rest }) }
  }

  messages = async (_: number, window: { before?: number; after?: number; per_page?: number }) => {
    const { before, after, per_page: size = 20 } = window
    this.#ask(before ? `before ${before}` : `after ${after}`)
    const older = this.said.filter(({ id }) => id < (before ?? Infinity) && id > (after ?? 0))
    const found = after === undefined ? older.slice(-size) : older.slice(0, size)
    return { messages: page(found.toReversed(), older.length > size) }
  }

  message = async (id: number) => ({ message: this.said.find((each) => each.id === id)! })
  read = async (_: number, id: number) => {
    this.#ask(`read ${id}`)
    return { status: 'success' as const, unread_count: 0, count: 0 }
  }
  edit = async (id: number, content: string) => ({
    status: 'success' as const,
    message: message(id, { content, edited_at: '2026-03-01T13:00:00.000Z' }),
  })
  deleteMessage = async (id: number) => ({
    status: 'success' as const,
    message: message(id, { content: '', deleted_at: '2026-03-01T13:00:00.000Z' }),
  })
  react = async (id: number, emoji: string) => ({
    status: 'success' as const,
    message: message(id, { reactions: [{ emoji, user_ids: [ME] }] }),
  })

  #ask(what: string) {
    if (this.isAway) throw new CallFailure(0)
    this.asked.push(what)
  }
}

function open(said: Message[]) {
  const server = new Conversation()
  server.said = said
  const counts: number[] = []
  const thread = new Thread({
    chatId: 7,
    userId: ME,
    api: server,
    moment: () => 0,
    onChat: () => {},
    onChange: () => {},
    onReading: (reading) =>
      reading.then(
        ({ count }) => void counts.push(count),
        () => {}
      ),
  })
  const ids = () => thread.snapshot().messages.map(({ id }) => id)
  return { server, thread, ids, counts }
}

const range = (from: number, to: number) => messages(from, to).map(({ id }) => id)

test.group('Thread', () => {
  test('begins with the newest and goes back page by page', async ({ assert }) => {
    const { thread, ids } = open(messages(1, 90))
    await thread.refresh()
    assert.deepEqual(ids(), range(71, 90))
    await thread.loadOlder()
    assert.deepEqual(ids(), range(21, 90))
    assert.isTrue(thread.snapshot().hasOlder)
    await thread.loadOlder()
    assert.deepEqual(ids(), range(1, 90))
    assert.isFalse(thread.snapshot().hasOlder)
  })

  test('takes a message once, however often it comes', async ({ assert }) => {
    const { thread, ids } = open(messages(1, 3))
    await thread.refresh()
    await thread.receive(message(4), true)
    await thread.receive(message(4), true)
    assert.deepEqual(ids(), [1, 2, 3, 4])
  })

  test('fetches the messages between when one arrives whose predecessor never came', async ({
    assert,
  }) => {
    const { server, thread, ids } = open(messages(1, 3))
    await thread.refresh()
    server.said = messages(1, 60)
    await thread.receive(message(60), true)
    assert.deepEqual(ids(), range(1, 60))
  })

  test('begins anew where too much was missed, without a gap', async ({ assert }) => {
    const { server, thread, ids } = open(messages(1, 3))
    await thread.refresh()
    server.said = messages(1, 900)
    await thread.refresh()
    assert.deepEqual(ids(), range(881, 900))
    assert.isTrue(thread.snapshot().hasOlder)
  })

  test('asks again when something came while it was asking', async ({ assert }) => {
    const { server, thread, ids } = open(messages(1, 3))
    const first = thread.refresh()
    server.said = messages(1, 4)
    await Promise.all([first, thread.receive(message(4), true)])
    assert.deepEqual(ids(), [1, 2, 3, 4])
  })

  test('fetches the rest of a message that was too long for an event', async ({ assert }) => {
    const { server, thread } = open(messages(1, 1))
    await thread.refresh()
    server.said.push(message(2, { content: 'all of it' }))
    await thread.receive(message(2, { content: 'all', is_partial: true }), true)
    assert.equal(thread.snapshot().messages[1].content, 'all of it')
  })

  test('keeps what arrives while the rest of a long message is fetched', async ({ assert }) => {
    const { server, thread, ids } = open(messages(1, 1))
    await thread.refresh()
    server.said = messages(1, 3)
    const whole = Promise.withResolvers<{ message: Message }>()
    server.message = () => whole.promise
    const long = thread.receive(message(2, { content: 'all', is_partial: true }), true)
    await thread.receive(message(3), true)
    whole.resolve({ message: message(2, { content: 'all of it' }) })
    await long
    assert.deepEqual(ids(), [1, 2, 3])
  })

  test('finds an old message, and says where there is none', async ({ assert }) => {
    const { thread, ids } = open(messages(5, 200))
    await thread.refresh()
    void thread.loadOlder()
    assert.isTrue(await thread.reach(30), 'beside a page that is on its way')
    assert.include(ids(), 30)
    assert.isFalse(await thread.reach(2))
  })

  test('draws the unread line where the reader had been', async ({ assert }) => {
    const { server, thread } = open(messages(1, 9))
    server.unread = 3
    server.readId = 6
    await thread.refresh()
    assert.equal(thread.snapshot().unreadAfter, 6)
    await thread.receive(message(10, { user_id: ME }), true)
    assert.isNull(thread.snapshot().unreadAfter)
  })

  test('draws it for what arrives unseen, not for what is seen arriving', async ({ assert }) => {
    const { thread } = open(messages(1, 2))
    await thread.refresh()
    await thread.receive(message(3), true)
    assert.isNull(thread.snapshot().unreadAfter)
    await thread.receive(message(4), false)
    assert.equal(thread.snapshot().unreadAfter, 3)
  })

  test('tells the server what was read, once for each message', async ({ assert }) => {
    const { server, thread, counts } = open(messages(1, 2))
    await thread.refresh()
    await thread.markRead()
    await thread.markRead()
    await thread.receive(message(3), true)
    await thread.markRead()
    assert.deepEqual(
      server.asked.filter((call) => call.startsWith('read')),
      ['read 2', 'read 3']
    )
    assert.lengthOf(counts, 2)
  })

  test('tells it again where the server was away', async ({ assert }) => {
    const { server, thread } = open(messages(1, 2))
    await thread.refresh()
    server.isAway = true
    await thread.markRead()
    server.isAway = false
    await thread.markRead()
    assert.include(server.asked, 'read 2')
  })

  test('says why it could not be loaded, and tries again', async ({ assert }) => {
    const { server, thread, ids } = open(messages(1, 2))
    server.isAway = true
    await thread.refresh()
    assert.equal(thread.snapshot().failure, 'You’re offline, or the server can’t be reached.')
    server.isAway = false
    await thread.retry()
    assert.deepEqual(ids(), [1, 2])
  })

  test('keeps what it has when the server is away later', async ({ assert }) => {
    const { server, thread, ids } = open(messages(1, 2))
    await thread.refresh()
    server.isAway = true
    await thread.refresh()
    assert.equal(thread.snapshot().status, 'ready')
    assert.deepEqual(ids(), [1, 2])
  })

  test('shows what was edited, deleted, reacted to', async ({ assert }) => {
    const { thread } = open(messages(1, 3))
    await thread.refresh()
    await thread.edit(1, 'better')
    await thread.remove(2)
    await thread.react(3, '👍')
    const [edited, deleted, reacted] = thread.snapshot().messages
    assert.equal(edited.content, 'better')
    assert.isNotNull(deleted.deleted_at)
    assert.deepEqual(reacted.reactions, [{ emoji: '👍', user_ids: [ME] }])
  })

  test('moves the others’ read positions, not the reader’s own', async ({ assert }) => {
    const { thread } = open(messages(1, 3))
    thread.noteRead({ user_id: 2, message_id: 2 })
    thread.noteRead({ user_id: 2, message_id: 3 })
    thread.noteRead({ user_id: ME, message_id: 3 })
    assert.deepEqual(thread.snapshot().reads, [{ user_id: 2, message_id: 3 }])
  })
})

const EDITED = { content: 'edited', edited_at: '2026-03-01T13:00:00.000Z' }
const LIKED = { reactions: [{ emoji: '👍', user_ids: [NOAH] }] }

test.group('Thread, with answers that come late', () => {
  test('keeps what an event changed while the newest were asked for', async ({ assert }) => {
    const { server, thread } = open(messages(1, 3))
    await thread.refresh()
    const late = heldBack(server.show)
    server.show = late.call
    const refreshed = thread.refresh()
    server.said = [...messages(1, 2), message(3, EDITED)]
    await thread.change(message(3, EDITED))
    late.arrive()
    await refreshed
    assert.equal(thread.snapshot().messages[2].content, 'edited')
  })

  test('asks again for a message that changed before its first answer', async ({ assert }) => {
    const { server, thread } = open(messages(1, 3))
    const late = heldBack(server.show)
    server.show = late.call
    const refreshed = thread.refresh()
    const deleted = message(2, { content: '', deleted_at: '2026-03-01T13:00:00.000Z' })
    server.said = [message(1), deleted, message(3)]
    await thread.change(deleted)
    late.arrive()
    await refreshed
    await eventually(() => thread.snapshot().messages[1].deleted_at !== null)
    assert.equal(thread.snapshot().messages[1].content, '')
  })

  test('keeps what an event changed while an older page was asked for', async ({ assert }) => {
    const { server, thread } = open(messages(1, 60))
    await thread.refresh()
    const late = heldBack(server.messages)
    server.messages = late.call
    const loaded = thread.loadOlder()
    server.said = [...messages(1, 9), message(10, EDITED), ...messages(11, 60)]
    await thread.change(message(10, EDITED))
    late.arrive()
    await loaded
    await eventually(() => thread.snapshot().messages[9].content === 'edited')
    assert.lengthOf(thread.snapshot().messages, 60)
  })

  test('a reaction’s late answer takes nobody else’s back', async ({ assert }) => {
    const { server, thread } = open(messages(1, 1))
    await thread.refresh()
    const late = heldBack(server.react)
    server.react = late.call
    const reacted = thread.react(1, '🏡')
    const both = [...LIKED.reactions, { emoji: '🏡', user_ids: [ME] }]
    server.said = [message(1, { reactions: both })]
    await thread.change(message(1, LIKED))
    late.arrive()
    await reacted
    assert.deepEqual(thread.snapshot().messages[0].reactions, both)
  })

  test('an edit’s answer before an event gives way to it', async ({ assert }) => {
    const { thread } = open(messages(1, 1))
    await thread.refresh()
    await thread.edit(1, 'better')
    await thread.change(message(1, EDITED))
    assert.equal(thread.snapshot().messages[0].content, 'edited')
  })

  test('of two answers in the wrong order, the first changes nothing', async ({ assert }) => {
    const { server, thread } = open(messages(1, 1))
    await thread.refresh()
    const late = heldBack(server.edit)
    server.edit = late.call
    const first = thread.edit(1, 'draft')
    await thread.edit(1, 'better')
    server.said = [message(1, { content: 'better' })]
    late.arrive()
    await first
    assert.equal(thread.snapshot().messages[0].content, 'better')
  })

  test('news of a message that came by another way leaves it as it is', async ({ assert }) => {
    const { thread } = open(messages(1, 1))
    await thread.refresh()
    await thread.receive(message(2), true)
    await thread.change(message(2, EDITED))
    await thread.receive(message(2), true)
    assert.equal(thread.snapshot().messages[1].content, 'edited')
  })

  test('moves read positions only forward', async ({ assert }) => {
    const { server, thread } = open(messages(1, 3))
    await thread.refresh()
    server.reads = [{ user_id: NOAH, message_id: 1 }]
    const late = heldBack(server.show)
    server.show = late.call
    const refreshed = thread.refresh()
    thread.noteRead({ user_id: NOAH, message_id: 3 })
    thread.noteRead({ user_id: NOAH, message_id: 2 })
    late.arrive()
    await refreshed
    assert.deepEqual(thread.snapshot().reads, [{ user_id: NOAH, message_id: 3 }])
  })
})
