import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { enterAccount } from '#app/kit/hooks/account_scope'
import { uploadFailureOf } from '#app/kit/upload/upload_failure'

test.group('Failures of calls', (group) => {
  group.each.teardown(() => enterAccount(null))

  test('say what the server said with a {$self}, and keep it')
    .with([401, 404, 413, 419])
    .run(({ assert }, status) => {
      const failure = new CallFailure(status, { message: 'Page expired.' }, { [status]: 'Ours.' })
      assert.equal(failure.message, 'Page expired.')
      assert.equal(failure.serverMessage, 'Page expired.')
    })

  test('say more than “Not found.”, which tells nobody anything', ({ assert }) => {
    const bare = { message: 'Not found.' }
    assert.equal(new CallFailure(404, bare, { 404: 'Ours.' }).message, 'Ours.')
    assert.equal(new CallFailure(404, bare).message, 'This no longer exists, or isn’t yours.')
  })

  test('tell members whose session ended how to keep what they typed', ({ assert }) => {
    enterAccount(1)
    const words = 'You’re signed out. Sign in in another tab, then try again.'
    const expired = { message: 'Page expired. Reload it and try again.' }
    assert.equal(new CallFailure(401, { message: 'Unauthenticated.' }).message, words)
    assert.equal(new CallFailure(419, expired).message, words)
    assert.equal(uploadFailureOf(419, expired).message, words)
    enterAccount(null)
    assert.match(new CallFailure(419, expired).message, /^This page has expired/)
  })

  test('have words of their own where the server said nothing', ({ assert }) => {
    assert.equal(new CallFailure(404, null, { 404: 'Ours.' }).message, 'Ours.')
    assert.isNull(new CallFailure(404).serverMessage)
    assert.equal(new CallFailure(413).message, 'This is larger than the server takes.')
  })
})
