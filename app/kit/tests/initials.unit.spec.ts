import { test } from '@japa/runner'
import { initials } from '#app/kit/display/initials'

test.group('Initials', () => {
  test('"{name}" is {letters}')
    .with([
      { name: 'Livia Conti', letters: 'LC' },
      { name: 'Maximilian von Hohenstein', letters: 'MH' },
      { name: 'aiko', letters: 'A' },
      { name: '李小龍', letters: '李' },
      { name: '𝒜da Lovelace', letters: '𝒜L' },
      { name: '  ', letters: '' },
    ])
    .run(({ assert }, { name, letters }) => {
      assert.equal(initials(name), letters)
    })
})
