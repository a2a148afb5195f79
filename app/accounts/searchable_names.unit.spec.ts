import { test } from '@japa/runner'
import { searchableNames } from '#app/accounts/index_names'

test.group('What somebody is found by', () => {
  test('handle and name, from each of their words on', ({ assert }) => {
    assert.sameMembers(searchableNames({ handle: 'ava_r', name: 'Ava María  Rinaldi' }), [
      'ava r',
      'r',
      'ava maria rinaldi',
      'maria rinaldi',
      'rinaldi',
    ])
  })

  test('holds each beginning once, up to a length', ({ assert }) => {
    assert.deepEqual(searchableNames({ handle: 'ava', name: 'AVA' }), ['ava'])
    assert.lengthOf(searchableNames({ handle: 'ava', name: 'ava '.repeat(20) }), 9)
    assert.deepEqual(searchableNames({ handle: 'ava', name: '…' }), ['ava'])
  })

  test('is any piece of a name without spaces', ({ assert }) => {
    const found = ['ava', '山田太郎', '田太郎', '太郎', '郎']
    assert.deepEqual(searchableNames({ handle: 'ava', name: '山田太郎' }), found)
    const korean = ['ava', '김민수', '민수', '수']
    assert.deepEqual(searchableNames({ handle: 'ava', name: '김민수' }), korean)
    const hebrew = searchableNames({ handle: 'ava', name: 'משה הכהן' })
    assert.includeMembers(hebrew, ['הכהן', 'כהן'])
    const mixed = ['ava', 'liv山田 ko', '山田 ko', '田 ko', 'ko']
    assert.deepEqual(searchableNames({ handle: 'ava', name: 'Liv山田 Ko' }), mixed)
  })
})
