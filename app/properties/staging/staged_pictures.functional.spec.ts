import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { addStagedPictures } from '#app/properties/staging/add_staged_pictures'
import { stagingContent } from '#app/properties/parts/component_content'
import Component from '#app/properties/parts/component'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

async function stage(owner: User, slug: string, caption: string): Promise<void> {
  const { content } = await storeTestImage(owner)
  const picture = { source: caption, result: content, original: content, caption }
  await db.transaction((trx) => addStagedPictures({ user: owner, trx }, { slug }, [picture]))
}

test.group('Staged pictures', () => {
  test('that the editor did not know of stay when it saves', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const { id: propertyId, slug } = await createPublished(owner)
    const read = async () => {
      const component = await Component.query()
        .where({ property_id: propertyId, type: 'staging' })
        .preload('images')
        .firstOrFail()
      return { id: component.id, images: component.images, ...stagingContent(component.content) }
    }
    await stage(owner, slug, 'One')
    await stage(owner, slug, 'Two')
    const opened = await read()
    const known = opened.pictures.map(({ image }) => image)
    await stage(owner, slug, 'Three')

    const [first] = opened.pictures
    const response = await client
      .post(`/api/component/${opened.id}`)
      .json({
        component: {
          content: { pictures: [{ ...first, caption: 'Uno' }] },
          known_pictures: known,
        },
      })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(200)
    const { pictures, images } = await read()
    assert.deepEqual(
      pictures.map(({ caption }) => caption),
      ['Uno', 'Three']
    )
    assert.sameMembers(
      images.map(({ id }) => id),
      pictures.flatMap(({ image, original }) => [image, original])
    )
  })
})
