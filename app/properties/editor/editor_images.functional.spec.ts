import { test } from '@japa/runner'
import Image from '#app/media/image'
import { createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

async function listingWithPhotograph() {
  const owner = await createUser({ type: 'realtor' })
  const listing = await createPublished(owner)
  await listing.load('images')
  const [{ id }] = listing.images
  return { owner, listing, id, path: `/api/properties/${listing.slug}/images/${id}` }
}

test.group('Editor: the words of a photograph', () => {
  test('are written by the owner, trimmed, and move the page’s version', async ({
    client,
    assert,
  }) => {
    const { owner, listing, id, path } = await listingWithPhotograph()
    const response = await client
      .post(path)
      .json({ image: { alt: '  Morning light ' } })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(200)
    response.assertBodyContains({ status: 'success', image: { id, alt: 'Morning light' } })
    const before = listing.version
    await listing.refresh()
    assert.equal(listing.version, before + 1)

    const resources = await client.get(`/api/property/${listing.slug}/resources`)
    const [image] = resources.body().resources.images
    assert.equal(image.alt, 'Morning light')
  })

  test('are taken away by an empty text', async ({ client, assert }) => {
    const { owner, id, path } = await listingWithPhotograph()
    await Image.query().where('id', id).update({ alt: 'Old' })
    for (const alt of ['', null]) {
      const response = await client
        .post(path)
        .json({ image: { alt } })
        .withCsrfToken()
        .loginAs(owner)
      response.assertStatus(200)
      assert.isNull(response.body().image.alt)
    }
  })

  test('are at most 160 characters, and not left out', async ({ client }) => {
    const { owner, path } = await listingWithPhotograph()
    for (const image of [{ alt: 'x'.repeat(161) }, {}]) {
      const response = await client.post(path).json({ image }).withCsrfToken().loginAs(owner)
      response.assertStatus(422)
      response.assertBodyContains({ errors: { 'image.alt': [] } })
    }
  })

  test('are nobody else’s to write', async ({ client, assert }) => {
    const { id, path } = await listingWithPhotograph()
    const words = { image: { alt: 'Mine now' } }
    const anonymous = await client.post(path).json(words).withCsrfToken()
    anonymous.assertStatus(401)
    const other = await client
      .post(path)
      .json(words)
      .withCsrfToken()
      .loginAs(await createUser({ type: 'realtor' }))
    other.assertStatus(403)
    const { alt } = await Image.findOrFail(id)
    assert.isNull(alt)
  })

  test('are not written for a picture that the listing does not show', async ({
    client,
    assert,
  }) => {
    const { owner, listing } = await listingWithPhotograph()
    const stray = await storeTestImage(owner)
    for (const id of [stray.id, 999_999_999, 'abc']) {
      const response = await client
        .post(`/api/properties/${listing.slug}/images/${id}`)
        .json({ image: { alt: 'Here' } })
        .withCsrfToken()
        .loginAs(owner)
      response.assertStatus(404)
    }
    await stray.refresh()
    assert.isNull(stray.alt)
  })
})

test.group('Editor: a part of the page', () => {
  test('takes a text that was emptied', async ({ client }) => {
    const { owner, listing } = await listingWithPhotograph()
    const hero = listing.components.find(({ type }) => type === 'hero')!
    const response = await client
      .post(`/api/component/${hero.id}`)
      .json({ component: { content: { headline: 'Above the bay', subline: '' } } })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(200)
    response.assertBodyContains({ component: { content: { headline: 'Above the bay' } } })
  })
})
