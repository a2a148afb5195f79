import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type Property from '#app/properties/property'
import { listShowcaseProperties } from '#app/properties/lists/list_showcase_properties'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

/** As far in the future as it takes to be among the newest of the whole suite. */
const publishedIn = (property: Property, days: number) =>
  db
    .from('properties')
    .where('id', property.id)
    .update({ published_at: new Date(Date.UTC(2090, 0, days)) })

test.group('The front page’s listings', () => {
  test('have covers that differ, the newest first', async ({ assert, cleanup }) => {
    const owner = await createUser({ type: 'realtor' })
    const [older, newer] = [await createPublished(owner), await createPublished(owner)]
    await publishedIn(older, 1)
    await publishedIn(newer, 2)
    cleanup(async () => {
      await db.from('properties').whereIn('id', [older.id, newer.id]).update({ published_at: null })
    })
    const { content_hash: hash } = await db
      .from('images')
      .where('id', older.featuredImageId!)
      .firstOrFail()
    await db.from('images').where('id', newer.featuredImageId!).update({ content_hash: hash })

    const shown = (await listShowcaseProperties(50)).map(({ id }) => id)
    assert.include(shown, newer.id)
    assert.notInclude(shown, older.id)
  })
})
