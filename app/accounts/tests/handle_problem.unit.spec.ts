import { test } from '@japa/runner'
import { handleProblem } from '#app/accounts/handles/handle_problem'

test.group('Handle rules', () => {
  test('allows {$i}')
    .with(['ava', 'livia.conti', 'a_1', 'ends_', 'x'.repeat(30)])
    .run(({ assert }, handle) => assert.isNull(handleProblem(handle)))

  test('refuses {$i}: {why}')
    .with([
      { handle: 'ab', why: 'Use at least 3 characters.' },
      { handle: 'x'.repeat(31), why: 'Use at most 30 characters.' },
      { handle: '1ava', why: 'Begin with a letter.' },
      { handle: '_ava', why: 'Begin with a letter.' },
      { handle: 'a-va', why: 'Use letters, digits, dots and underscores only.' },
      { handle: 'avà', why: 'Use letters, digits, dots and underscores only.' },
      { handle: 'ava\u0000', why: 'Use letters, digits, dots and underscores only.' },
      { handle: 'a..va', why: 'Put a letter or digit between two marks.' },
      { handle: 'a._va', why: 'Put a letter or digit between two marks.' },
      { handle: 'vesta', why: 'That handle is reserved.' },
      { handle: 'v.e.s_ta', why: 'That handle is reserved.' },
      { handle: 'forgot_password', why: 'That handle is reserved.' },
      { handle: 'www', why: 'That handle is reserved.' },
    ])
    .run(({ assert }, { handle, why }) => assert.equal(handleProblem(handle), why))
})
