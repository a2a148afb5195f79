import { test } from '@japa/runner'
import { cleanText } from '#app/kernel/http/clean_text'
import { formFields } from '#app/kernel/http/form_fields'
import { normalizeField } from '#app/kernel/http/parse_json'

const EMOJI = ['👩‍👩‍👧', '🏳️‍🌈', '👨🏽‍⚕️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️‍🔥', '🧑🏻‍🤝‍🧑🏿', '🇮🇹']

test.group('Text that people send', () => {
  test('keeps what scripts and emoji need', ({ assert }) => {
    const scripts = ['می‌خواهم', 'क्‍ष र्‍य', 'ක්‍ය', 'ក្រុម', 'שָׁלוֹם', 'ম‍্য', 'Ŵ̃ é', 'ᠮᠣᠩᠭᠣᠯ', 'e\u0301']
    for (const text of [...scripts, ...EMOJI, 'a\tb\nc']) assert.equal(cleanText(text), text, text)
  })

  test('loses directions, fillers and what has no width', ({ assert }) => {
    const unseen = [0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e]
    unseen.push(0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x206a, 0x3164, 0xfeff, 0xffa0)
    unseen.push(0xfff9, 0xfffc, 0x13441, 0x13442, 0x1d159, 0xe0041)
    for (const code of unseen) {
      const character = String.fromCodePoint(code)
      assert.equal(cleanText(`A${character}v${character}${character}a`), 'Ava', code.toString(16))
    }
    assert.equal(cleanText('👩\u200d'), '👩')
    assert.equal(cleanText('می\u200c'), 'می')
  })

  test('is cleaned in every field of a form', ({ assert }) => {
    const pairs = new URLSearchParams([
      ['name', 'A\u202eva '],
      ['options[theme]', '\u200bJapandi'],
      ['options[place]', '\u2066'],
    ])
    assert.deepEqual(formFields(pairs), {
      name: 'Ava',
      options: { theme: 'Japandi', place: null },
    })
  })

  test('is nothing when nothing is seen', ({ assert }) => {
    for (const text of [
      '\u200d',
      '\u3164',
      '\u2800 \u2800',
      '\u00a0\u2003',
      '\u0301',
      '\ufe0f',
      '\u202e',
    ]) {
      assert.isNull(normalizeField.call({}, 'content', text), escape(text))
    }
    assert.equal(normalizeField.call({}, 'content', ' ☕ '), '☕')
    assert.equal(normalizeField.call({}, 'password', '\u200dsecret'), '\u200dsecret')
  })
})
