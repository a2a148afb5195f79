import { test } from '@japa/runner'
import { foundBy } from '#app/accounts/handles/found_by'

test.group('What somebody is found by', () => {
  test('handle and name, from each of their words on', ({ assert }) => {
    assert.sameMembers(foundBy({ handle: 'ava_r', name: 'Ava María  Rinaldi' }), [
      'ava r',
      'r',
      'ava maria rinaldi',
      'maria rinaldi',
      'rinaldi',
    ])
  })

  test('is each thing once, and ends somewhere', ({ assert }) => {
    assert.deepEqual(foundBy({ handle: 'ava', name: 'AVA' }), ['ava'])
    assert.lengthOf(foundBy({ handle: 'ava', name: 'ava '.repeat(20) }), 9)
    assert.deepEqual(foundBy({ handle: 'ava', name: '…' }), ['ava'])
  })
})
