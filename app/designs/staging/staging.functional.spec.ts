import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Image, { loadedImage, withContent } from '#app/media/image'
import { stagingContent } from '#app/properties/parts/component_content'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'

async function stagingOf({ id }: Property) {
  const component = await Component.query()
    .where({ propertyId: id, type: 'staging' })
    .preload('images', withContent)
    .firstOrFail()
  return { component, pictures: stagingContent(component.content).pictures }
}

async function usesOf(owner: User): Promise<number[]> {
  const images = await Image.query().where({ user_id: owner.id }).whereLike('alt', '%staged%')
  return images.map(({ uses }) => uses)
}

test.group('A design in a listing', () => {
  test('is a virtually staged picture with its original, copied', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const listing = await createPublished(ava.user)
    const design = await createDesign(ava.user, { theme: 'japandi', roomType: 'bedroom' })
    const { property } = await ava.post(`/api/designs/${design.id}/listings`, {
      slug: listing.slug,
    })
    assert.deepEqual(property, { slug: listing.slug, name: listing.name })

    const { component, pictures } = await stagingOf(listing)
    const [{ image, original, caption }] = pictures
    assert.equal(caption, 'Japandi · Bedroom')
    assert.deepEqual(
      component.images.map(({ id }) => id),
      [image, original]
    )
    assert.deepEqual(
      component.images.map(({ contentHash }) => contentHash),
      [design.image.contentHash, design.originalImage.contentHash]
    )

    await ava.delete(`/api/designs/${design.id}`)
    const { content } = loadedImage(component.images[0])
    ;(await client.get(`/media/${content.hash}/${content.originalFile}`)).assertStatus(200)
    const answer = await client.get(`/api/properties/${listing.slug}`)
    assert.lengthOf(answer.body().property.components.staging.images, 2)
  })

  test('is there once, also when asked for twice at once', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const listing = await createDraft(ava.user)
    const { id } = await createDesign(ava.user)
    const use = () => ava.post(`/api/designs/${id}/listings`, { slug: listing.slug })
    await Promise.all([use(), use()])
    await use()
    assert.lengthOf((await stagingOf(listing)).pictures, 1)
    const other = await createDesign(ava.user)
    await ava.post(`/api/designs/${other.id}/listings`, { slug: listing.slug })
    assert.lengthOf((await stagingOf(listing)).pictures, 2)
  })

  test('is for one’s own designs and one’s own listings', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const [shown, draft] = [await createPublished(ava.user), await createDraft(ava.user)]
    const [hers, his] = [await createDesign(ava.user), await createDesign(noah.user)]
    await noah.post(`/api/designs/${hers.id}/listings`, { slug: shown.slug }, 404)
    await noah.post(`/api/designs/${his.id}/listings`, { slug: shown.slug }, 403)
    await noah.post(`/api/designs/${his.id}/listings`, { slug: draft.slug }, 404)
    await noah.post(`/api/designs/${his.id}/listings`, { slug: 'nowhere' }, 404)
    assert.lengthOf((await stagingOf(shown)).pictures, 0)
  })

  test('needs its result and its original', async ({ client }) => {
    const ava = await DesignOwner.create(client)
    const listing = await createDraft(ava.user)
    const { id } = await createDesign(ava.user)
    await db.from('designs').where({ id }).update({ original_image_id: null })
    await ava.post(`/api/designs/${id}/listings`, { slug: listing.slug }, 409)
    const failed = await createDesign(ava.user)
    await db.from('designs').where({ id: failed.id }).update({ status: 'failed', progress: 50 })
    await ava.post(`/api/designs/${failed.id}/listings`, { slug: listing.slug }, 409)
  })

  test('is arranged, captioned and taken out by the editor', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const listing = await createDraft(ava.user)
    for (const design of [await createDesign(ava.user), await createDesign(ava.user)]) {
      await ava.post(`/api/designs/${design.id}/listings`, { slug: listing.slug })
    }
    const { component, pictures } = await stagingOf(listing)
    const save = (content: object) =>
      ava.post(`/api/component/${component.id}`, { component: { content } })
    const [first, second] = pictures

    await save({ pictures: [{ ...second, caption: 'Upstairs' }, first] })
    const turned = await stagingOf(listing)
    assert.deepEqual(
      turned.pictures.map(({ caption }) => caption),
      ['Upstairs', first.caption]
    )
    assert.deepEqual(await usesOf(ava.user), [1, 1])

    await save({ pictures: [first] })
    assert.lengthOf((await stagingOf(listing)).component.images, 2)
    assert.sameMembers(await usesOf(ava.user), [0, 1])
    await save({ pictures: [] })
    assert.deepEqual(await usesOf(ava.user), [0, 0])
  })

  test('shows nobody’s pictures but its owner’s', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const listing = await createDraft(ava.user)
    const { image, originalImage } = await createDesign(noah.user)
    const { component } = await stagingOf(listing)
    const pictures = [{ image: image.id, original: originalImage.id, caption: '', source: '' }]
    await ava.post(`/api/component/${component.id}`, { component: { content: { pictures } } }, 422)
    assert.lengthOf((await stagingOf(listing)).component.images, 0)
  })
})
