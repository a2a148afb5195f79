import { test } from '@japa/runner'
import { parseByteRange } from '#app/videos/playback/byte_range'

test.group('Ranges of bytes', () => {
  test('are read as RFC 9110 says', ({ assert }) => {
    const answers = new Map<string | undefined, unknown>([
      [undefined, null],
      ['bytes=0-9', { start: 0, end: 9 }],
      ['bytes=90-', { start: 90, end: 99 }],
      ['bytes=90-500', { start: 90, end: 99 }],
      ['bytes=-10', { start: 90, end: 99 }],
      ['bytes=-500', { start: 0, end: 99 }],
      ['bytes=100-', 'unsatisfiable'],
      ['bytes=-0', 'unsatisfiable'],
      ['bytes=9-5', null],
      ['bytes=0-1,4-5', null],
      ['items=0-1', null],
      ['bytes=-', null],
      ['bytes=a-b', null],
    ])
    for (const [header, answer] of answers) {
      assert.deepEqual(parseByteRange(header, 100), answer, header)
    }
  })
})
