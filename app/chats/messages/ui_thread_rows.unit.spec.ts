import { test } from '@japa/runner'
import { Typing, TYPING_SHOWN_MS } from '#app/chats/messages/ui/typing'
import { hasMessages, threadRows, type ThreadRow } from '#app/chats/messages/ui/thread_rows'
import type { Message } from '#app/chats/ui/chat_types'
import type { PendingMessage } from '#app/chats/composing/ui/pending_store'
import { ME, message } from '#app/chats/tests/ui_samples'

const PENDING: PendingMessage = {
  clientId: 'mine',
  chatId: 7,
  content: 'on its way',
  replyTo: null,
  attachments: [],
  createdAt: '2026-03-01T12:02:00.000Z',
  state: 'sending',
  failure: null,
}

function rows(messages: Message[], rest: Partial<Parameters<typeof threadRows>[0]> = {}) {
  const options = { pending: [], userId: ME, unreadAfter: null, timeZone: 'UTC' }
  return threadRows({ messages, ...options, ...rest })
}

const kinds = (made: ThreadRow[]) => made.map(({ kind }) => kind)
const shapes = (made: ThreadRow[]) =>
  made.flatMap((row) =>
    'isFirst' in row ? [`${row.isFirst ? 'first' : ''}${row.isLast ? 'last' : ''}`] : []
  )

test.group('Lines of a thread', () => {
  test('begin each day, in the reader’s time zone', ({ assert }) => {
    const late = message(1, { created_at: '2026-03-01T23:30:00.000Z' })
    const early = message(2, { created_at: '2026-03-02T00:30:00.000Z' })
    assert.deepEqual(kinds(rows([late, early])), ['day', 'message', 'day', 'message'])
    const inRome = rows([late, early], { timeZone: 'Europe/Rome' })
    assert.deepEqual(kinds(inRome), ['day', 'message', 'message'])
  })

  test('put together what one person wrote in one go', ({ assert }) => {
    const made = rows([
      message(1),
      message(2),
      message(3, { created_at: '2026-03-01T12:30:00.000Z' }),
      message(4, { user_id: ME, created_at: '2026-03-01T12:30:30.000Z' }),
    ])
    assert.deepEqual(shapes(made), ['first', 'last', 'firstlast', 'firstlast'])
  })

  test('draw the line before what is new of others, once', ({ assert }) => {
    const said = [message(1), message(2, { user_id: ME }), message(3), message(4)]
    const made = rows(said, { unreadAfter: 1 })
    assert.deepEqual(kinds(made), ['day', 'message', 'message', 'unread', 'message', 'message'])
    assert.notInclude(kinds(rows(said, { unreadAfter: 4 })), 'unread')
  })

  test('join what is on its way to one’s own, under the name it keeps', ({ assert }) => {
    const own = message(1, { user_id: ME, client_id: 'first' })
    const before = rows([own], { pending: [PENDING] })
    assert.deepEqual(kinds(before), ['day', 'message', 'pending'])
    assert.deepEqual(shapes(before), ['first', 'last'])
    const arrived = message(2, { user_id: ME, client_id: PENDING.clientId })
    assert.deepEqual(
      rows([own, arrived]).map(({ key }) => key),
      before.map(({ key }) => key)
    )
  })

  test('leave the system’s words alone', ({ assert }) => {
    const made = rows([message(1), message(2, { type: 'system' }), message(3)])
    assert.deepEqual(shapes(made), ['firstlast', 'firstlast', 'firstlast'])
  })
})

test.group('Who is writing', () => {
  test('is shown until they stop or their message comes', ({ assert }) => {
    const timers: { delay: number; run: () => void; isOff: boolean }[] = []
    const typing = new Typing((delay, run) => {
      const timer = { delay, run, isOff: false }
      timers.push(timer)
      return () => void (timer.isOff = true)
    })
    typing.note(2)
    typing.note(3)
    typing.note(2)
    assert.deepEqual(typing.snapshot(), [2, 3])
    assert.isTrue(timers[0].isOff)
    typing.end(3)
    assert.deepEqual(typing.snapshot(), [2])
    assert.equal(timers[2].delay, TYPING_SHOWN_MS)
    timers[2].run()
    assert.deepEqual(typing.snapshot(), [])
  })
})

test.group('Whether anyone has written', () => {
  test('does not count what the system says', ({ assert }) => {
    assert.isFalse(hasMessages(rows([message(1, { type: 'system' })])))
    assert.isTrue(hasMessages(rows([message(1)])))
  })
})
