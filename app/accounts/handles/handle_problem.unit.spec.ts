import { test } from '@japa/runner'
import { handleProblem } from '#app/accounts/handles/handle_validators'

test.group('Handle rules', () => {
  test('allows {$i}')
    .with(['ava', 'livia.conti', 'a_1', 'ends_', 'x'.repeat(30)])
    .run(({ assert }, handle) => assert.isNull(handleProblem(handle)))

  test('refuses {$i}: {why}')
    .with([
      { handle: 'ab', why: 'Use at least 3 characters.' },
      { handle: 'x'.repeat(31), why: 'Use at most 30 characters.' },
      { handle: '1ava', why: 'Start with a letter.' },
      { handle: '_ava', why: 'Start with a letter.' },
      { handle: 'a-va', why: 'Use only letters, digits, dots and underscores.' },
      { handle: 'avà', why: 'Use only letters, digits, dots and underscores.' },
      { handle: 'ava\u0000', why: 'Use only letters, digits, dots and underscores.' },
      { handle: 'a..va', why: 'Don’t put dots or underscores next to each other.' },
      { handle: 'a._va', why: 'Don’t put dots or underscores next to each other.' },
      { handle: 'vesta', why: 'That handle isn’t available.' },
      { handle: 'v.e.s_ta', why: 'That handle isn’t available.' },
      { handle: 'forgot_password', why: 'That handle isn’t available.' },
      { handle: 'www', why: 'That handle isn’t available.' },
    ])
    .run(({ assert }, { handle, why }) => assert.equal(handleProblem(handle), why))
})
