import { test } from '@japa/runner'
import { privateWords } from '#app/properties/publishing/ui/private_words'

test.group('Words of a private listing', () => {
  test('name the team whose members can open it', ({ assert }) => {
    assert.equal(privateWords({ team: null }), 'Only you and people you invite can open it.')
    const team = { id: 1, handle: 'rinaldi', name: 'Rinaldi & Figli', photo: null }
    assert.equal(
      privateWords({ team }),
      'Only you, everyone in Rinaldi & Figli and people you invite can open it.'
    )
  })
})
