import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { isolated } from '#app/common/text/isolated'

/** A message or the title of a dialog that says a name as it is. */
const BARE = /(?:toast\.\w+\(|[ ]title=\{)[^\n]*\$\{(?:\w+\??\.)*name\}/
const UNSEEN = /<(?:Head|iframe)\b|og:/

test.group('A name in a sentence without markup', () => {
  test('is kept apart if it is written from right to left', ({ assert }) => {
    assert.equal(isolated('Livia'), 'Livia')
    assert.equal(isolated('Žofie 李'), 'Žofie 李')
    assert.equal(isolated(null), '')
    for (const name of ['محمد (2)', 'דנה', 'Villa דנה', '𞤀𞤁']) {
      assert.equal(isolated(name), `\u2068${name}\u2069`)
    }
  })

  test('is kept apart in every message and title', ({ assert }) => {
    const bare = globSync('app/**/ui/**/*.{ts,tsx}').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => BARE.test(line) && !UNSEEN.test(line))
        .map((line) => `${file}: ${line.trim()}`)
    )
    assert.deepEqual(bare, [])
  })
})
