// Long because: every order in which answers and events may come.
import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { ChatList, chatsIn } from '#app/chats/ui/chat_list'
import type { Chat, Folder } from '#app/chats/ui/chat_types'
import { eventually } from '#tests/support/eventually'
import { heldBack } from '#tests/support/held_back'
import { chat, message, page } from './tests/ui_samples.js'

class Folders {
  all: Chat[] = []
  isAway = false

  list = async (folder: Folder, number: number) => {
    if (this.isAway) throw new CallFailure(503, { message: 'Come back later.' })
    const found = this.all
      .filter((each) => each.folder === folder)
      .sort((a, b) => (b.last_message_at ?? '').localeCompare(a.last_message_at ?? ''))
    const start = (number - 1) * 20
    return { chats: page(found.slice(start, start + 20), found.length > start + 20) }
  }
  show = async (id: number) => {
    const found = this.all.find((each) => each.id === id)
    if (!found) throw new CallFailure(404)
    return { chat: found }
  }
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString()
const talkedAt = (id: number, minute: number, given: Partial<Chat> = {}) =>
  chat(id, { last_message: message(minute), last_message_at: at(minute), ...given })

function open(all: Chat[] = []) {
  const server = new Folders()
  server.all = all
  const list = new ChatList(server)
  const ids = (folder: Folder = 'chats') => chatsIn(list.snapshot(), folder).map(({ id }) => id)
  const news = (id: number, messageId: number, unread = 1) => ({
    chat_id: id,
    unread_count: unread,
    message: message(messageId, { chat_id: id, created_at: at(messageId) }),
  })
  return { server, list, ids, news }
}

test.group('Chat list', () => {
  test('puts a chat with a new message on top and counts it', async ({ assert }) => {
    const { list, ids, news } = open()
    list.seed('chats', [talkedAt(1, 3), talkedAt(2, 2)], false)
    await list.noteMessage(news(2, 4), false)
    assert.deepEqual(ids(), [2, 1])
    assert.equal(list.snapshot().chats.get(2)?.unread_count, 1)
  })

  test('counts nothing in the chat that is open', async ({ assert }) => {
    const { list, news } = open()
    list.seed('chats', [talkedAt(1, 1)], false)
    await list.noteMessage(news(1, 4), true)
    assert.equal(list.snapshot().chats.get(1)?.unread_count, 0)
  })

  test('lets an older message change nothing', async ({ assert }) => {
    const { list, news } = open()
    list.seed('chats', [talkedAt(1, 5)], false)
    await list.noteMessage(news(1, 4), false)
    assert.equal(list.snapshot().chats.get(1)?.last_message?.id, 5)
  })

  test('fetches a chat that it does not know', async ({ assert }) => {
    const { list, ids, news } = open([talkedAt(9, 9, { folder: 'requested' })])
    await list.noteMessage(news(9, 9), false)
    assert.deepEqual(ids('requested'), [9])
    await list.noteMessage(news(10, 10), false)
    assert.deepEqual(ids(), [])
  })

  test('moves a chat to its new folder, and out of all of them', ({ assert }) => {
    const { list, ids } = open()
    list.seed('chats', [talkedAt(1, 1)], false)
    list.take([talkedAt(1, 1, { folder: 'muted' })])
    assert.deepEqual([ids(), ids('muted')], [[], [1]])
    list.take([talkedAt(1, 1, { folder: null })])
    assert.deepEqual(ids('muted'), [])
  })

  test('reaches every chat page by page, also when the order moves meanwhile', async ({
    assert,
  }) => {
    const all = Array.from({ length: 45 }, (_, index) => talkedAt(index + 1, 59 - index))
    const { server, list, ids, news } = open(all)
    await list.open('chats')
    assert.lengthOf(ids(), 20)
    list.remove(3)
    server.all = server.all.filter(({ id }) => id !== 3)
    await list.noteMessage(news(10, 60), false)
    await list.loadMore('chats')
    await list.loadMore('chats')
    await list.loadMore('chats')
    assert.lengthOf(ids(), 44)
    assert.isFalse(list.snapshot().folders.chats.hasMore)
  })

  test('drops what is gone when it asks anew', async ({ assert }) => {
    const { server, list, ids } = open([talkedAt(1, 3), talkedAt(2, 2)])
    await list.open('chats')
    server.all = [talkedAt(1, 3), talkedAt(4, 4)]
    await list.refresh()
    assert.deepEqual(ids(), [4, 1])
  })

  test('keeps what events said while an answer was on its way', async ({ assert }) => {
    const { server, list, ids, news } = open([talkedAt(1, 1), talkedAt(2, 2)])
    await list.open('chats')
    const answer = Promise.withResolvers<void>()
    const { list: before } = server
    server.list = async (...asked) => {
      const stale = await before(...asked)
      await answer.promise
      return stale
    }
    const refreshed = list.refresh()
    await list.noteMessage(news(1, 4), false)
    list.take([talkedAt(2, 2, { folder: 'muted' })])
    list.take([talkedAt(3, 3)])
    answer.resolve()
    await refreshed
    assert.deepEqual([ids(), ids('muted')], [[1, 3], [2]])
    assert.equal(list.snapshot().chats.get(1)?.last_message?.id, 4)
  })

  test('lets no late answer take back that a chat was accepted', async ({ assert }) => {
    const { server, list, ids } = open([talkedAt(1, 1, { folder: 'requested' })])
    const answer = Promise.withResolvers<void>()
    const { show: before } = server
    server.show = async (id) => {
      const stale = await before(id)
      await answer.promise
      return stale
    }
    const found = list.find(1)
    const renewed = list.renew(1)
    const askedAt = list.moment()
    const accepted = talkedAt(1, 1)
    server.all = [accepted]
    list.take([accepted])
    answer.resolve()
    assert.equal((await found)?.folder, 'chats')
    await renewed
    assert.deepEqual([ids(), ids('requested')], [[1], []])
    assert.isFalse(list.takeAnswer(askedAt, talkedAt(1, 1, { folder: 'requested' })))
    assert.deepEqual([ids(), ids('requested')], [[1], []])
  })

  test('is empty with a reason when the call failed, and can be tried again', async ({
    assert,
  }) => {
    const { server, list, ids } = open([talkedAt(1, 1)])
    server.isAway = true
    await list.open('chats')
    assert.deepEqual(ids(), [])
    assert.include(list.snapshot().folders.chats, { status: 'failed', failure: 'Come back later.' })
    server.isAway = false
    await list.open('chats')
    assert.deepEqual(ids(), [1])
  })

  test('takes a call’s answer, but not over what an event said meanwhile', async ({ assert }) => {
    const { server, list, news } = open([talkedAt(1, 1)])
    await list.open('chats')
    const muted = talkedAt(1, 1, { folder: 'muted' })
    await list.takeFrom(async () => ({ chat: muted }))
    assert.equal(list.snapshot().chats.get(1)?.folder, 'muted', 'the answer came first')

    const late = heldBack(async () => ({ chat: talkedAt(1, 1) }))
    const unmuted = list.takeFrom(late.call)
    await list.noteMessage(news(1, 4), false)
    server.all = [talkedAt(1, 4)]
    late.arrive()
    await unmuted
    await eventually(() => list.snapshot().chats.get(1)?.folder === 'chats')
    assert.equal(list.snapshot().chats.get(1)?.last_message?.id, 4)
  })

  test('a folder asked for while a chat moves there does not take it away again', async ({
    assert,
  }) => {
    const { server, list, ids } = open([talkedAt(1, 1)])
    await list.open('chats')
    const { call, arrive } = heldBack(server.list)
    server.list = call
    let opening: Promise<void> | undefined
    await list.takeFrom(async () => {
      opening = list.open('muted')
      await new Promise(setImmediate)
      server.all = [talkedAt(1, 1, { folder: 'muted' })]
      return { chat: server.all[0] }
    })
    arrive()
    await opening
    assert.deepEqual(ids('muted'), [1])
  })

  test('takes the last of two calls, whichever is answered first', async ({ assert }) => {
    const { server, list, ids } = open([talkedAt(1, 1)])
    await list.open('chats')
    const late = heldBack(async () => ({ chat: talkedAt(1, 1, { folder: 'muted' }) }))
    const muted = list.takeFrom(late.call)
    await list.takeFrom(async () => ({ chat: talkedAt(1, 1) }))
    server.all = [talkedAt(1, 1)]
    late.arrive()
    await muted
    assert.deepEqual([ids(), ids('muted')], [[1], []])
  })

  test('a folder shows its newest answer, though an older one comes or fails later', async ({
    assert,
  }) => {
    const { server, list, ids } = open([talkedAt(1, 1)])
    const late = heldBack(server.list)
    server.list = late.call
    const opened = list.open('chats')
    server.all = []
    await list.refresh()
    late.arrive()
    await opened
    assert.deepEqual(ids(), [])

    const failing = heldBack(async () => ({ chats: page<Chat>([]) }))
    const before = server.list
    server.list = async () => failing.call().then(() => Promise.reject(new CallFailure(503)))
    const failed = list.refresh()
    server.list = before
    await list.refresh()
    failing.arrive()
    await failed
    assert.equal(list.snapshot().folders.chats.status, 'ready')
  })

  test('a message that arrives while a chat is being marked as read stays unread', async ({
    assert,
  }) => {
    const { server, list, news } = open([talkedAt(1, 2, { unread_count: 1 })])
    await list.open('chats')
    const askedAt = list.moment()
    await list.noteMessage(news(1, 4, 2), false)
    server.all = [talkedAt(1, 4, { unread_count: 1 })]
    list.noteRead(1, askedAt)
    await eventually(() => list.snapshot().chats.get(1)?.unread_count === 1)
    list.noteRead(1, list.moment())
    assert.equal(list.snapshot().chats.get(1)?.unread_count, 0)
  })
})
