import { test } from '@japa/runner'
import { isEntryBody, isTooLong } from '#app/journals/entries/entry_body'
import { MAX_ENTRY_BYTES, MAX_ENTRY_NODES } from '#app/journals/journal_options'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
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
})
