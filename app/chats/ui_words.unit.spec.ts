import { test } from '@japa/runner'
import { withCount } from '#app/kit/shell/title_count'
import { chatAddressFrom, chatAddressOf } from '#app/chats/ui/chat_address'
import { dayName, shortTime } from '#app/chats/ui/chat_time'
import { messageExcerptOf, typingWords } from '#app/chats/ui/chat_words'
import { messageParts } from '#app/chats/messages/ui/message_parts'
import { quotedWords } from '#app/chats/messages/ui/reply_quote'
import { receiptFor } from '#app/chats/reading/ui/receipts'
import type { Message } from '#app/chats/ui/chat_types'
import { chat, ME, message, NOAH, person } from './tests/ui_samples.js'

const quoteOf = (type: Message['type']) => ({
  id: 1,
  user_id: 2,
  user_name: 'Noah',
  type,
  excerpt: '',
  deleted_at: null,
})
const HANDLES = new Set(['noah', 'mila.s'])
const parts = (text: string) =>
  messageParts(text, HANDLES).map((part) => (part.kind === 'text' ? part.text : part))

test.group('What stands in a message', () => {
  test('links the web and mail, and nothing else', ({ assert }) => {
    assert.deepEqual(parts('see https://example.com/a?b=1, or write a@example.com'), [
      'see ',
      { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      ', or write ',
      { kind: 'link', text: 'a@example.com', href: 'mailto:a@example.com' },
    ])
    assert.deepEqual(parts('javascript:alert(1) ftp://example.com/x //example.com'), [
      'javascript:alert(1) ftp://example.com/x //example.com',
    ])
  })

  test('links `www.`, shows look-alike hosts as they are, and escapes what nobody sees', ({
    assert,
  }) => {
    const label = (text: string) =>
      parts(text).map((one) => (typeof one === 'object' ? one.text : one))
    for (const [text, shown] of [
      ['www.vesta.villa/a?b=1', 'www.vesta.villa/a?b=1'],
      ['www.\u043fример.com:81/x', 'www.xn--e1afmkfd.com:81/x'],
      ['http://\u0430ррӏе.com/x', 'http://xn--80ak6aa92e.com/x'],
      ['https://g\u043e\u043egle.com', 'https://xn--ggle-55da.com'],
      ['http://vest\u1ea1.com', 'http://xn--vest-8q5a.com'],
      ['http://example\u30ceb.jp', 'http://xn--exampleb-b44g.jp'],
      ['http://\uff45\uff58.com', 'http://ex.com'],
      ['ava@\u0430ррӏе.com', 'ava@xn--80ak6aa92e.com'],
      ['http://müller.de/ü', 'http://müller.de/ü'],
      ['http://пример.рф', 'http://пример.рф'],
      ['http://例え.jp', 'http://例え.jp'],
      ['http://example.com/a\u200db\u202e', 'http://example.com/a%E2%80%8Db%E2%80%AE'],
    ]) {
      assert.deepEqual(label(text), [shown], shown)
      assert.isObject(parts(text)[0])
    }
    assert.deepEqual(parts('www. and www.a and awww.b.c'), ['www. and www.a and awww.b.c'])
    assert.deepEqual(parts('at www.a.photography.')[1], {
      kind: 'link',
      text: 'www.a.photography',
      href: 'http://www.a.photography',
    })
  })

  test('finds links between other marks, and none that would lead elsewhere', ({ assert }) => {
    const found: [text: string, links: string[]][] = [
      ['(see https://x.test/a_(b)).', ['https://x.test/a_(b)']],
      ['看https://x.test/a。', ['https://x.test/a']],
      ['여기https://x.test/a, こちらwww.x.test', ['https://x.test/a', 'http://www.x.test']],
      ['https://x.test。你好', ['https://x.test']],
      ['**https://x.test/a**', ['https://x.test/a']],
      ['HTTPS://X.TEST/A…', ['HTTPS://X.TEST/A']],
      ['http://[2001:db8::1]/a!', ['http://[2001:db8::1]/a']],
      ['https://x.test/a..b', ['https://x.test/a..b']],
      ['https://bank:pw@x.test/', []],
      ['http://bank..x.test', []],
    ]
    for (const [text, links] of found) {
      const shown = parts(text).flatMap((part) => (typeof part === 'string' ? [] : [part]))
      assert.deepEqual(
        shown.map((part) => (part.kind === 'link' ? part.href : part.kind)),
        links,
        text
      )
    }
  })

  test('leaves markup as the text that it is', ({ assert }) => {
    assert.deepEqual(parts('<b>hi</b>'), ['<b>hi</b>'])
  })

  test('mentions those who are in the chat', ({ assert }) => {
    assert.deepEqual(parts('@Noah and @mila.s. and @stranger, not me@noah'), [
      { kind: 'mention', text: '@Noah', handle: 'noah' },
      ' and ',
      { kind: 'mention', text: '@mila.s', handle: 'mila.s' },
      '. and @stranger, not me@noah',
    ])
  })
})

test.group('Words about chats', () => {
  test('name the last message by who said it', ({ assert }) => {
    const group = chat(1, { type: 'group' })
    assert.equal(messageExcerptOf(message(1), chat(1), ME), 'message 1')
    assert.equal(messageExcerptOf(message(1), group, ME), 'Noah: message 1')
    assert.equal(messageExcerptOf(message(1, { user_id: ME }), group, ME), 'You: message 1')
    assert.equal(messageExcerptOf(message(1, { type: 'system' }), group, ME), 'message 1')
    assert.equal(messageExcerptOf(message(1, { deleted_at: 'x' }), chat(1), ME), 'Message deleted')
  })

  test('name what was sent without words', ({ assert }) => {
    const sent = (attachment: Message['attachments'][number]) =>
      messageExcerptOf(message(1, { content: '', attachments: [attachment] }), chat(1), ME)
    assert.equal(sent({ kind: 'design', design: null }), 'Design')
    assert.equal(sent({ kind: 'property', property: null }), 'Listing')
    assert.equal(sent({ kind: 'spot', spot: null }), 'Spot')
    assert.equal(sent({ kind: 'video', video: null }), 'Video')
    assert.equal(quotedWords(quoteOf('design')), 'Design')
    assert.equal(quotedWords(quoteOf('property')), 'Listing')
    assert.equal(quotedWords(quoteOf('image')), 'Photo')
    assert.equal(quotedWords(quoteOf('video')), 'Video')
    assert.equal(quotedWords(quoteOf('text')), 'Earlier message', 'one that is gone for the reader')
  })

  test('name who is writing', ({ assert }) => {
    assert.equal(typingWords(['Noah']), 'Noah is typing…')
    assert.equal(typingWords(['Noah', 'Mila']), 'Noah and Mila are typing…')
    assert.equal(typingWords(['a', 'b', 'c']), 'Several people are typing…')
  })

  test('name times as near as they are', ({ assert }) => {
    const where = { now: Date.UTC(2026, 2, 10, 12), locale: 'en-US', timeZone: 'UTC' }
    assert.match(shortTime('2026-03-10T09:05:00Z', where), /^9:05\sAM$/)
    assert.equal(shortTime('2026-03-08T09:05:00Z', where), 'Sun')
    assert.equal(shortTime('2026-02-01T09:05:00Z', where), 'Feb 1')
    assert.equal(shortTime('2024-02-01T09:05:00Z', where), '2/1/24')
    assert.equal(dayName('2026-03-10T00:05:00Z', where), 'Today')
    assert.equal(dayName('2026-03-09T23:55:00Z', where), 'Yesterday')
    assert.equal(
      dayName('2026-03-10T00:05:00Z', { ...where, timeZone: 'America/New_York' }),
      'Yesterday'
    )
    assert.equal(dayName('2026-03-05T12:00:00Z', where), 'Thursday')
    assert.equal(dayName('2026-02-05T12:00:00Z', where), 'February 5')
    assert.equal(dayName('2024-02-05T12:00:00Z', where), 'February 5, 2024')
  })

  test('put the count before the title once', ({ assert }) => {
    assert.equal(withCount('Chats - vesta', 3), '(3) Chats - vesta')
    assert.equal(withCount('(3) Chats - vesta', 4), '(4) Chats - vesta')
    assert.equal(withCount('(4) Chats - vesta', 0), 'Chats - vesta')
    assert.equal(withCount('Chats - vesta', 120), '(99+) Chats - vesta')
    assert.equal(withCount('(99+) Chats - vesta', 1), '(1) Chats - vesta')
  })
})

test.group('Who has seen a message', () => {
  const mine = [message(1, { user_id: ME }), message(2, { user_id: ME }), message(3)]

  test('stands under the newest of one’s own that anybody has seen', ({ assert }) => {
    const seen = (messageId: number) =>
      receiptFor({
        chat: chat(1),
        messages: mine,
        userId: ME,
        reads: [{ user_id: NOAH, message_id: messageId }],
      })
    assert.deepEqual(seen(1), { messageId: 1, words: 'Seen' })
    assert.deepEqual(seen(3), { messageId: 2, words: 'Seen' })
    assert.isNull(seen(0))
  })

  test('names the readers in a group, and says nothing in a channel', ({ assert }) => {
    const users = [
      person(ME),
      ...['Ann A', 'Bo B', 'Cy C', 'Di D'].map((name, i) => person(i + 2, name)),
    ]
    const reads = [2, 3, 4, 5].map((id) => ({ user_id: id, message_id: 3 }))
    const given = { messages: mine, userId: ME, reads }
    const words = (count: number) =>
      receiptFor({ ...given, chat: { type: 'group', users }, reads: reads.slice(0, count) })?.words
    assert.equal(words(2), 'Seen by Ann, Bo')
    assert.equal(words(4), 'Seen by Ann, Bo, Cy and 1 more')
    assert.isNull(receiptFor({ ...given, chat: { type: 'channel', users } }))
  })
})

test.group('The address of the chats page', () => {
  test('names the tab, the chat, the message', ({ assert }) => {
    assert.deepEqual(chatAddressFrom('/chats?tab=muted&chat=7&message=9'), {
      tab: 'muted',
      chatId: 7,
      messageId: 9,
      isIntroduction: false,
      isSendingDesign: false,
      isSendingSpot: false,
    })
    assert.include(chatAddressFrom('/chats?to=3'), {
      tab: 'chats',
      chatId: null,
      isIntroduction: true,
    })
    assert.include(chatAddressFrom('/chats?design=4'), { chatId: null, isSendingDesign: true })
    assert.include(chatAddressFrom('/chats?tab=nonsense&chat=-1'), { tab: 'chats', chatId: null })
    assert.equal(chatAddressOf('chats'), '/chats')
    assert.equal(chatAddressOf('requested', 7), '/chats?tab=requested&chat=7')
  })
})
