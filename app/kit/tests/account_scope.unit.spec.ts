import { test } from '@japa/runner'
import { enterAccount, holdForAccount } from '#app/kit/hooks/account_scope'

test.group('Account scope', () => {
  test('lets go once the tab belongs to somebody else', ({ assert }) => {
    const left: string[] = []
    holdForAccount(1, () => left.push('one'))
    enterAccount(1)
    assert.deepEqual(left, [])
    holdForAccount(2, () => left.push('two'))
    enterAccount(2)
    assert.deepEqual(left, ['one'])
    enterAccount(null)
    enterAccount(1)
    assert.deepEqual(left, ['one', 'two'])
  })
})
