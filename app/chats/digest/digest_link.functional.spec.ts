import { test } from '@japa/runner'
import { digestStopLink } from '#app/chats/digest/digest_stop_link'
import { createUser } from '#tests/support/users'

const DAY_MS = 24 * 60 * 60 * 1000

function linkOf(user: { id: number }, daysAgo: number): string {
  const { now } = Date
  Date.now = () => now() - daysAgo * DAY_MS
  try {
    const { pathname, search } = new URL(digestStopLink(user))
    return pathname + search
  } finally {
    Date.now = now
  }
}

test.group('The link that ends digests', () => {
  test('works for a year', async ({ client }) => {
    const user = await createUser()
    const fresh = await client.get(linkOf(user, 364))
    fresh.assertStatus(200)
    const old = await client.get(linkOf(user, 366))
    old.assertStatus(403)
  })
})
