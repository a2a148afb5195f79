import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/kernel/database/transaction'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import type Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { nowhere, realtor } from '#app/search/tests/searching'
import { createUser } from '#tests/support/users'

async function similarTo(client: ApiClient, { slug }: Property, viewer?: User): Promise<number[]> {
  const request = client.get(`/api/properties/${slug}/similar`)
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return answer.body().properties.map(({ id }: { id: number }) => id)
}

test.group('Similar listings', () => {
  test('are near, of the same kind and of a comparable price, the most alike first', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const north = (degrees: number) => ({ ...at, latitude: at.latitude + degrees })
    const subject = await createPublished(owner, at)
    const alike = await createPublished(owner, north(0.02))
    const farther = await createPublished(owner, north(0.1))
    const flat = await createPublished(owner, { ...north(0.01), type: 'apartment' })
    const dearer = await createPublished(owner, { ...north(0.01), price: 2_300_000 })
    const inDollars = await createPublished(owner, {
      ...north(0.03),
      price: 1_400_000,
      currency: 'USD',
    })
    await createPublished(owner, { ...north(0.01), price: 5_000_000 })
    await createPublished(owner, { ...north(0.01), type: 'land' })
    await createPublished(owner, north(2))

    assert.deepEqual(await similarTo(client, subject), [
      alike.id,
      inDollars.id,
      farther.id,
      flat.id,
      dearer.id,
    ])
  })

  test('are never private, unpublished or of somebody blocked', async ({ client, assert }) => {
    const [owner, other, viewer] = [await realtor(), await realtor(), await createUser()]
    const at = nowhere()
    const subject = await createPublished(owner, at)
    await createPublished(owner, { ...at, is_private: true })
    await createDraft(owner, at)
    const blocked = await createPublished(other, at)
    assert.deepEqual(await similarTo(client, subject, viewer), [blocked.id])

    await transaction((trx) => blockUser({ user: viewer, trx }, other.id))
    assert.deepEqual(await similarTo(client, subject, viewer), [])
    assert.deepEqual(await similarTo(client, subject), [blocked.id])
  })

  test('are 404 for a listing that the viewer may not see', async ({ client }) => {
    const owner = await realtor()
    const hidden = await createPublished(owner, { is_private: true })
    const path = `/api/properties/${hidden.slug}/similar`
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get('/api/properties/nothing/similar')).assertStatus(404)
    ;(await client.get(path).loginAs(owner)).assertStatus(200)
  })
})
