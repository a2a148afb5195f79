import { test } from '@japa/runner'
import { seenChat } from '#app/chats/messages/ui/seen_chat'
import { chat, ME, message, messages } from '#app/chats/tests/ui_samples'
import { MAX_SEEN_LINES } from '#app/kit/offline/seen_limits'

test.group('A chat on the offline page', () => {
  test('is its last messages, with who wrote them', ({ assert }) => {
    const own = message(2, { user_id: ME, content: 'Still free?' })
    const gone = message(3, { content: '', deleted_at: '2026-03-01T12:00:00.000Z' })
    const seen = seenChat(chat(7), [message(1), own, gone], ME)
    assert.deepEqual(seen.lines, [
      'Noah Berg: message 1',
      'You: Still free?',
      'Noah Berg: Message deleted',
    ])
    assert.include(seen, { kind: 'chat', key: '7', title: 'Noah Berg', href: '/chats?chat=7' })
    assert.equal(seen.note, 'Message deleted')
  })

  test('is no longer than the page shows, and may be empty', ({ assert }) => {
    const { lines } = seenChat(chat(7), messages(1, MAX_SEEN_LINES + 5), ME)
    assert.lengthOf(lines, MAX_SEEN_LINES)
    assert.equal(lines.at(-1), `Noah Berg: message ${MAX_SEEN_LINES + 5}`)
    assert.isNull(seenChat(chat(7), [], ME).note)
  })
})
