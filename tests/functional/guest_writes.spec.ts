import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { isFormPage } from '#app/kernel/http/form_pages'
import { isUntokened } from '#app/kernel/security/untokened_routes'

/** Sent from the pages of other forms, or by who has a session. */
const SENT_ELSEWHERE = ['/api/properties/:slug/inquiries', '/api/user/:id/check-handle', '/logout']

/** What takes writes without an account. */
function guestWrites(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ methods }) => methods.includes('POST'))
    .filter(({ middleware }) => !JSON.stringify([...middleware.all()]).includes('"auth"'))
    .map(({ pattern }) => pattern)
}

test.group('What guests send', () => {
  test('comes from a page that gave them a token, or needs none', ({ assert }) => {
    const writes = guestWrites()
    assert.includeMembers(writes, ['/gifts/:token/claim', ...SENT_ELSEWHERE])
    const refused = writes
      .filter((pattern) => !isUntokened(pattern) && !SENT_ELSEWHERE.includes(pattern))
      .filter((pattern) => !isFormPage(pattern.replace(/:\w+/g, 'x')))
    assert.deepEqual(refused, [])
  })
})
