import { test } from '@japa/runner'
import { cutShort } from '#app/kit/display/cut_short'

test.group('Texts cut short', () => {
  test('keep whole signs: {$i}')
    .with([
      ['Terrace', 7, 'Terrace'],
      ['Terraces', 7, 'Terrace'],
      ['Sea 🌊🌊', 5, 'Sea '],
      ['Us 👩‍👩‍👧‍👦', 8, 'Us '],
      ['🇮🇹🇮🇹', 6, '🇮🇹'],
      ['caffe\u0301', 5, 'caff'],
      ['हिन्दी', 4, 'हि'],
      // a single sign of stacked marks, longer than all there is room for
      [`a${'\u0301'.repeat(40)}`, 5, `a${'\u0301'.repeat(4)}`],
    ] as const)
    .run(({ assert }, [text, max, shown]) => {
      assert.equal(cutShort(text, max), shown)
    })
})
