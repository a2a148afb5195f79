import { test } from '@japa/runner'
import {
  entryExcerptOf,
  isEntryBody,
  isTooLong,
  type EntryBody,
} from '#app/journals/entries/entry_body'
import { MAX_ENTRY_BYTES, MAX_ENTRY_NODES } from '#app/journals/journal_options'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const bodyOf = (...content: object[]) => ({ type: 'doc', content })

test.group('The text of an entry', () => {
  test('is too long by its letters or its blocks, and by nothing else', ({ assert }) => {
    const short = bodyOf(paragraph('The wall we kept'))
    const wordy = bodyOf(paragraph('x'.repeat(MAX_ENTRY_BYTES)))
    const blocky = bodyOf(...Array.from({ length: MAX_ENTRY_NODES }, () => paragraph('x')))
    const wrong = bodyOf({ type: 'photo', attrs: { image: 'x' } })
    assert.deepEqual([short, wordy, blocky, wrong].map(isEntryBody), [true, false, false, false])
    assert.deepEqual([short, wordy, blocky, wrong].map(isTooLong), [false, true, true, false])
  })
  test('is quoted as far as there is room, also without gaps: {$i}')
    .with([
      ['海の見える家です。'.repeat(60), 200, 221],
      [`Haus ${'海'.repeat(400)}`, 200, 221],
      ['A wall by the sea. '.repeat(30), 200, 221],
      ['👩‍👩‍👧‍👦'.repeat(60), 200, 221],
    ] as const)
    .run(({ assert }, [words, min, max]) => {
      const body: EntryBody = { type: 'doc', content: [paragraph(words)] }
      const excerpt = entryExcerptOf(body)
      assert.isAtLeast(excerpt.length, min)
      assert.isAtMost(excerpt.length, max)
      assert.isTrue(words.startsWith(excerpt.slice(0, -1)))
      assert.notMatch(excerpt, /\u200d…$/)
    })
})
