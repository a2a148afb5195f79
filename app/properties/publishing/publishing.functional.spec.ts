import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

test.group('Properties: publishing', () => {
  test('names each missing field', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const draft = await createDraft(realtor)
    const response = await client
      .post(`/api/properties/${draft.slug}/publish/`)
      .json({ publish: true })
      .withCsrfToken()
      .loginAs(realtor)
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), [
      'name',
      'price',
      'currency',
      'type',
      'address',
      'images',
    ])
  })

  test('makes it public and back, and keeps the day and the price history', async ({
    client,
    assert,
  }) => {
    const realtor = await createUser({ type: 'realtor' })
    const image = await storeTestImage(realtor)
    const draft = await createDraft(realtor, { ...READY, images: [image.id] })
    const publish = (value: boolean) =>
      client
        .post(`/api/properties/${draft.slug}/publish`)
        .json({ publish: value })
        .withCsrfToken()
        .loginAs(realtor)

    const out = (await publish(true)).body().property
    assert.include(out, { status: 'publish', publish: true })
    assert.lengthOf(out.price_history, 1)
    const seen = await client.get(`/api/properties/${draft.slug}`)
    seen.assertStatus(200)
    assert.notProperty(seen.body().property.owner, 'email')

    await client
      .post(`/api/properties/${draft.slug}`)
      .json({ property: { price: 1_190_000 } })
      .withCsrfToken()
      .loginAs(realtor)
    const send = (property: object) =>
      client
        .post(`/api/properties/${draft.slug}`)
        .json({ property })
        .withCsrfToken()
        .loginAs(realtor)
    const { property: whole } = (await client.get(`/api/properties/${draft.slug}`)).body()
    const sentBack = await send({ ...whole, bedrooms: 7 })
    sentBack.assertStatus(200)
    assert.include(sentBack.body().property, { status: 'publish', bedrooms: 7 })
    assert.deepEqual(sentBack.body().property.featured_image, whole.featured_image)
    const hidden = (await publish(false)).body().property
    const unasked = await send({ status: 'publish' })
    unasked.assertStatus(422)
    assert.include(Object.keys(unasked.body().errors), 'property.status')
    assert.equal(hidden.status, 'draft')
    assert.equal(hidden.published_at, out.published_at)
    assert.deepEqual(
      hidden.price_history.map((change: { price: number }) => change.price),
      [1_250_000, 1_190_000]
    )
    ;(await client.get(`/api/properties/${draft.slug}`)).assertStatus(404)
  })

  test('its address follows the name, and those before lead to it', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const draft = await createDraft(realtor)
    assert.match(draft.slug, /^listing-[a-z0-9]{6}$/)
    const image = await storeTestImage(realtor)
    const send = (path: string, body: object) =>
      client.post(`/api/properties/${path}`).json(body).withCsrfToken().loginAs(realtor)
    await send(draft.slug, { property: { ...READY, images: [image.id] } })
    const { slug } = (await send(`${draft.slug}/publish`, { publish: true })).body().property
    assert.equal(slug, draft.slug.replace('listing', 'casa-livia'))

    // an editor that was open meanwhile still saves
    const saved = await send(draft.slug, { property: { name: 'Villa Mare' } })
    assert.include(saved.body().property, { slug, name: 'Villa Mare' })
    await send(`${slug}/publish`, { publish: false })
    const again = (await send(`${slug}/publish`, { publish: true })).body().property.slug
    assert.equal(again, draft.slug.replace('listing', 'villa-mare'))

    for (const former of [draft.slug, slug]) {
      const moved = await client.get(`/properties/${former}?from=mail`).redirects(0)
      moved.assertStatus(302)
      moved.assertHeader('location', `/properties/${again}?from=mail`)
      const { property } = (await client.get(`/api/properties/${former}`)).body()
      assert.equal(property.slug, again)
    }
    const editor = await client.get(`/properties/${slug}/edit`).redirects(0).loginAs(realtor)
    editor.assertHeader('location', `/properties/${again}/edit`)
  })

  test('a published listing may not lose what publishing asks for', async ({ client }) => {
    const realtor = await createUser({ type: 'realtor' })
    const out = await createPublished(realtor)
    const response = await client
      .post(`/api/properties/${out.slug}`)
      .json({ property: { name: null } })
      .withCsrfToken()
      .loginAs(realtor)
    response.assertStatus(422)
    await out.refresh()
    if (out.name === null) throw new Error('the refusal was not rolled back')
  })

  test('a private listing is for its owner', async ({ client }) => {
    const [owner, other] = [await createUser({ type: 'realtor' }), await createUser()]
    const out = await createPublished(owner, { is_private: true })
    for (const path of [
      `/api/properties/${out.slug}`,
      `/properties/${out.slug}`,
      `/api/property/${out.slug}/resources`,
      `/api/property/${out.slug}/featured-image`,
      `/api/properties/${out.slug}/component/hero`,
    ]) {
      ;(await client.get(path)).assertStatus(404)
      ;(await client.get(path).loginAs(other)).assertStatus(404)
      ;(await client.get(path).loginAs(owner)).assertStatus(200)
    }
  })
})

test.group('Properties: counted', () => {
  test('in the owner’s stats, as far as anybody may see them', async ({ assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const count = async () => {
      const stats = await db.from('user_stats').where('user_id', owner.id).firstOrFail()
      return stats.properties_count
    }
    const property = await createPublished(owner)
    await createDraft(owner)
    assert.equal(await count(), 1)
    await property.merge({ isPrivate: true }).save()
    assert.equal(await count(), 0)
    await property.merge({ isPrivate: false }).save()
    await property.delete()
    assert.equal(await count(), 0)
  })
})
