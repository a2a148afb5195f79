import { test } from '@japa/runner'
import { handleProposal } from '#app/accounts/handles/handle_proposal'
import { handleProblem } from '#app/accounts/handles/handle_validators'

test.group('A handle proposed from a name', () => {
  test('has the name’s letters, and keeps the rules', ({ assert }) => {
    const expected = {
      'Rinaldi & Figli': 'rinaldi.figli',
      'Société Générale d’Été': 'societe.generale.dete',
      '3 Oaks': 'oaks',
      'Ab': '',
      '': '',
      '東京ハウス': '',
      'Straße 7': 'strasse.7',
      [`${'Long '.repeat(20)}`]: 'long.long.long.long.long.long',
    }
    for (const [name, handle] of Object.entries(expected)) {
      assert.equal(handleProposal(name), handle, name)
      if (handle) assert.isNull(handleProblem(handle), name)
    }
  })
})
