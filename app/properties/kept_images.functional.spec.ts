import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import Image from '#app/media/image'
import Property from '#app/properties/property'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createDraft, createPublished } from './tests/property_factory.js'

const remove = (client: ApiClient, owner: User, id: number) =>
  client.delete(`/api/upload/${id}`).withCsrfToken().loginAs(owner)

const REASON = 'This photo is part of the listing “Casa Livia”. Remove it there first.'

test.group('A photo that a listing uses', () => {
  test('can’t be deleted while the listing uses it', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const { id, slug, version, featuredImageId } = await createPublished(owner)
    const refused = await remove(client, owner, featuredImageId!)
    refused.assertStatus(409)
    refused.assertBody({ message: REASON })

    const listing = await Property.findOrFail(id)
    await listing.load('images')
    assert.equal(listing.version, version)
    assert.equal(listing.featuredImageId, featuredImageId)
    assert.deepEqual(
      listing.images.map((image) => image.id),
      [featuredImageId]
    )
    ;(await client.get(`/properties/${slug}`)).assertStatus(200)
  })

  test('can be deleted after the listing let go of it', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    const { id } = await storeTestImage(owner)
    await client
      .post(`/api/properties/${listing.slug}`)
      .json({ property: { images: [id] } })
      .withCsrfToken()
      .loginAs(owner)
    ;(await remove(client, owner, listing.featuredImageId!)).assertStatus(200)
    ;(await remove(client, owner, id)).assertStatus(409)
    assert.isNull(await Image.find(listing.featuredImageId!))
  })

  test('is kept in a part of a draft, whatever it was uploaded for', async ({ client }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug, components } = await createDraft(owner)
    const { id } = await storeTestImage(owner, 'chat')
    await client
      .post(`/api/component/${components[0].id}`)
      .json({ component: { images: [id] } })
      .withCsrfToken()
      .loginAs(owner)
    const refused = await remove(client, owner, id)
    refused.assertStatus(409)
    refused.assertBody({
      message: 'This photo is part of a listing without a name. Remove it there first.',
    })
    ;(await client.get(`/properties/${slug}`).loginAs(owner)).assertStatus(200)
  })
})
