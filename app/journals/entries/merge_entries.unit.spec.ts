import { test } from '@japa/runner'
import { entryWords } from '#app/journals/entries/entry_body'
import { bodyOf } from '#app/journals/journal_factory'
import { mergeEntries, type EntryText } from '#app/journals/entries/ui/merge_entries'

/** A letter for each paragraph. */
const textOf = (letters: string, title = 'T'): EntryText => ({
  title,
  body: letters ? bodyOf(...letters) : null,
})

const wordsOf = (text: EntryText) => entryWords(text.body).replace(/\s/g, '')

function merged(base: string, mine: string, theirs: string) {
  const { hasConflict, ...text } = mergeEntries(textOf(base), textOf(mine), textOf(theirs))
  return `${wordsOf(text)}${hasConflict ? '!' : ''}`
}

test.group('An entry changed in two windows', () => {
  test('joins what was changed in different places', ({ assert }) => {
    assert.equal(merged('abc', 'xbc', 'aby'), 'xby')
    assert.equal(merged('abc', 'abcd', 'zabc'), 'zabcd')
    assert.equal(merged('ab', 'ax', 'yb'), 'yx')
    assert.equal(merged('abc', 'ac', 'abcd'), 'acd')
    assert.equal(merged('abc', 'abc', ''), '')
    assert.equal(merged('', 'a', ''), 'a')
    assert.equal(merged('abc', 'abxc', 'abxc'), 'abxc')
    assert.equal(merged('aabb', 'aabbc', 'daabb'), 'daabbc')
  })

  test('keeps both passages where both changed the same', ({ assert }) => {
    assert.equal(merged('abc', 'axc', 'ayc'), 'ayxc!')
    assert.equal(merged('abc', 'ac', 'ayc'), 'ayc!')
    assert.equal(merged('', 'x', 'y'), 'yx!')
    assert.equal(merged('ab', 'abx', 'aby'), 'abyx!')
  })

  test('keeps its own title where both changed it', ({ assert }) => {
    const merge = (mine: string, theirs: string) =>
      mergeEntries(textOf('a'), textOf('a', mine), textOf('a', theirs))
    assert.containsSubset(merge('T', 'Theirs'), { title: 'Theirs', hasConflict: false })
    assert.containsSubset(merge('Mine', 'T'), { title: 'Mine', hasConflict: false })
    assert.containsSubset(merge('Mine', 'Theirs'), { title: 'Mine', hasConflict: true })
  })

  test('loses no paragraph that either wrote', ({ assert }) => {
    const letters = 'abcdef'
    let seed = 7
    const dice = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides
    const written = (base: string, mark: string) => {
      const at = dice(base.length + 1)
      return `${base.slice(0, at)}${mark}${base.slice(at + dice(2))}`
    }
    for (let round = 0; round < 300; round += 1) {
      const base = letters.slice(0, dice(letters.length + 1))
      const [mine, theirs] = [written(base, 'X'), written(base, 'Y')]
      const result = merged(base, mine, theirs)
      assert.include(result, 'X', `${base} ${mine} ${theirs}`)
      assert.include(result, 'Y', `${base} ${mine} ${theirs}`)
    }
  })
})
