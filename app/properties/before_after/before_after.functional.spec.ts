import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { MAX_PHOTO_PAIRS } from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import { createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

async function listingWithPhotos(client: ApiClient) {
  const owner = await createUser({ type: 'realtor' })
  const images = [await storeTestImage(owner), await storeTestImage(owner)]
  const ids = images.map(({ id }) => id)
  const listing = await createPublished(owner, { images: ids })
  const write = async (type: string, content: object, user: User = owner) => {
    const part = await Component.findByOrFail({ property_id: listing.id, type })
    return client
      .post(`/api/component/${part.id}`)
      .json({ component: { content } })
      .accept('json')
      .withCsrfToken()
      .loginAs(user)
  }
  const page = async () => {
    const html = (await client.get(`/properties/${listing.slug}`)).text()
    return html.slice(html.indexOf('<h1'))
  }
  const [before, after] = ids
  return { owner, listing, before: before!, after: after!, write, page }
}

test.group('Before and after', () => {
  test('stands where the listing wants it, with photos of the listing alone', async ({
    client,
    assert,
  }) => {
    const { owner, listing, before, after, write, page } = await listingWithPhotos(client)
    assert.notInclude(await page(), 'The kitchen of 1960')
    const foreign = await storeTestImage(await createUser())
    const pairs = [
      { id: 'a', before, after, caption: 'The kitchen of 1960' },
      { id: 'b', before, after: foreign.id, caption: 'Somebody else’s' },
    ]
    ;(await write('before_after', { title: 'Then and now', pairs })).assertStatus(200)
    ;(await write('agent', { name: 'Nina Rossi' })).assertStatus(200)
    const shown = await page()
    assert.include(shown, 'Then and now')
    assert.include(shown, 'The kitchen of 1960')
    assert.notInclude(shown, 'Somebody else’s')
    assert.isBelow(shown.indexOf('Then and now'), shown.indexOf('Nina Rossi'))

    const ordered = await client
      .post(`/api/properties/${listing.slug}`)
      .json({ property: { component_order: ['agent', 'before_after'] } })
      .withCsrfToken()
      .loginAs(owner)
    ordered.assertStatus(200)
    const after2 = await page()
    assert.isAbove(after2.indexOf('Then and now'), after2.indexOf('Nina Rossi'))
  })

  test('is refused where it makes no sense, and to others', async ({ client, assert }) => {
    const { before, after, write } = await listingWithPhotos(client)
    const pair = { id: 'a', before, after, caption: '' }
    for (const pairs of [
      Array.from({ length: MAX_PHOTO_PAIRS + 1 }, (_, index) => ({ ...pair, id: String(index) })),
      [{ ...pair, after: before }],
      [{ ...pair, caption: 'x'.repeat(161) }],
    ]) {
      const refused = await write('before_after', { pairs })
      refused.assertStatus(422)
      assert.exists(refused.body().errors['component.content.pairs'])
    }
    const stranger = await createUser({ type: 'realtor' })
    const status = (await write('before_after', { pairs: [pair] }, stranger)).status()
    assert.include([403, 404], status)
  })

  test('is copied with a listing, with the photos of the copy', async ({ client, assert }) => {
    const { owner, listing, before, after, write } = await listingWithPhotos(client)
    const pairs = [{ id: 'a', before, after, caption: 'The kitchen' }]
    ;(await write('before_after', { pairs })).assertStatus(200)
    const answer = await client
      .post(`/api/properties/${listing.slug}/duplicate`)
      .json({})
      .withCsrfToken()
      .loginAs(owner)
    const { property } = answer.body()
    const [copied] = property.components.before_after.content.pairs
    assert.equal(copied.caption, 'The kitchen')
    assert.notInclude([before, after, null], copied.before)
    assert.notInclude([before, after, null], copied.after)
  })
})

test.group('Titles of parts that fill themselves', () => {
  test('replace the usual ones, until they are empty again', async ({ client, assert }) => {
    const { write, page } = await listingWithPhotos(client)
    assert.include(await page(), 'Monthly cost')
    ;(await write('titles', { cost: 'What living here takes', spots: 7 })).assertStatus(200)
    const shown = await page()
    assert.include(shown, 'What living here takes')
    assert.notInclude(shown, '>Monthly cost</h2>')
    ;(await write('titles', { cost: '' })).assertStatus(200)
    assert.include(await page(), 'Monthly cost')
  })
})
