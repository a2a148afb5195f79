import { test } from '@japa/runner'
import { qualifiedEmoji } from '#app/chats/messages/message_validators'

const FORMS = [
  ['❤️', '❤', '❤\ufe0e', '❤️'],
  ['🏳️‍🌈', '🏳‍🌈'],
  ['👁️‍🗨️', '👁‍🗨', '👁️‍🗨', '👁‍🗨️'],
  ['👨🏽‍⚕️', '👨🏽‍⚕'],
  ['⛹🏽‍♀️', '⛹🏽‍♀', '⛹🏽\ufe0f‍♀️'],
  ['1️⃣', '1⃣'],
  ['😀', '😀\ufe0f'],
  ['☝🏽', '☝🏽'],
  ['🇮🇹', '🇮🇹'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
]

test.group('A reaction', () => {
  test('is one emoji, stored in one form', ({ assert }) => {
    for (const [whole, ...forms] of FORMS) {
      for (const form of forms) assert.equal(qualifiedEmoji(form), whole, escape(form))
    }
    for (const other of ['a', '1', '', '😀😀', '\ufe0f', '❤a']) assert.isNull(qualifiedEmoji(other))
  })
})
