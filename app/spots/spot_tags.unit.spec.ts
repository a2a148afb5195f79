import { test } from '@japa/runner'
import { tagKey, tagPath, tagsIn } from '#app/spots/spot_tags'

test.group('Tags of spots', () => {
  test('are found in captions, each once, in every script', ({ assert }) => {
    assert.deepEqual(tagsIn('Dusk. #Pool #pool, #São_Paulo! #日本 #1 # #-'), [
      'pool',
      'são_paulo',
      '日本',
      '1',
    ])
    assert.deepEqual(tagsIn('no tags'), [])
  })

  test('are the same however they are written', ({ assert }) => {
    assert.equal(tagKey('#Pool'), 'pool')
    assert.equal(tagKey('cafe\u0301'), tagKey('CAFÉ'))
    assert.equal(tagPath('#Été'), '/feed?tag=%C3%A9t%C3%A9')
  })

  test('nothing else is one', ({ assert }) => {
    for (const text of ['', '#', '##pool', 'two words', 'a-b', "'; drop"]) {
      assert.equal(tagKey(text), '', text)
    }
  })
})
