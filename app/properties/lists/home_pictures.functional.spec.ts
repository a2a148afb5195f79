import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

async function pictureFor(client: ApiClient, user: User): Promise<string | null> {
  const answer = await client.get('/api/notifications').loginAs(user)
  answer.assertStatus(200)
  return answer.body().notifications.data[0].picture
}

test.group('A notification about a home', () => {
  test('shows its cover to who may see the home, as long as they may', async ({
    client,
    assert,
  }) => {
    const [owner, user] = await Promise.all([createUser({ type: 'realtor' }), createUser()])
    const home = await createPublished(owner)
    await transaction((trx) =>
      notify(
        { trx },
        {
          userId: user.id,
          kind: 'document_access',
          groupKey: `home:${home.id}`,
          words: { document: 'Plan', home: 'A home' },
          url: `/properties/${home.slug}`,
          about: { of: 'property', id: home.id },
        }
      )
    )
    const picture = await pictureFor(client, user)
    assert.match(picture!, /^\/media\/[\da-f]+\/[\w.-]+$/)
    ;(await client.get(picture!).loginAs(user)).assertStatus(200)
    await home.merge({ status: 'draft' }).save()
    assert.isNull(await pictureFor(client, user))
  })
})
