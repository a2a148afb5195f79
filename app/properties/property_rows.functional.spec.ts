import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { loadedImage, withContent } from '#app/media/image'
import { updateProperty } from '#app/properties/update_property'
import Property, { isWhole } from '#app/properties/property'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import PropertyTransformer, { propertyCard } from '#app/properties/property_transformer'
import ImageTransformer from '#app/media/image_transformer'
import { createPublished } from './tests/property_factory.js'
import { storeTestImage } from '#tests/support/images'
import { variantsMade } from '#tests/support/variants_made'
import { sentStatements } from '#tests/support/sent_statements'
import { createUser } from '#tests/support/users'

/** A listing with something in each of its columns and tables. */
async function createFull() {
  const owner = await createUser({ type: 'realtor' })
  const { slug } = await createPublished(owner, {
    description: 'By the sea',
    address_line_2: 'Second floor',
    zip: '16034',
    bedrooms: 4,
    bathrooms: 2.5,
    living_area: 312.25,
    lot_area: 1200,
    year_built: 1924,
    accepted_currencies: ['EUR', 'USD'],
  })
  await db.transaction((trx) => updateProperty({ user: owner, trx }, slug, { price: 1_199_000.5 }))
  const images = [await storeTestImage(owner), await storeTestImage(owner)]
  await variantsMade(owner)
  const model = await Property.query()
    .where({ slug })
    .preload('images', withContent)
    .apply((scopes) => scopes.whole())
    .firstOrFail()
  const [part] = model.components
  await part
    .related('images')
    .attach(Object.fromEntries(images.map(({ id }, position) => [id, { position: 1 - position }])))
  await part.load('images', withContent)
  if (!isWhole(model)) throw new Error('read without its pictures')
  return { owner, model }
}

test.group('A listing read in one statement', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('is on the wire what its models are, to the byte', async ({ assert }) => {
    const { model } = await createFull()
    const row = await findPropertyPage(model.slug, null)
    assert.isAtLeast(row.priceHistory.length, 2)
    assert.lengthOf(row.components[0].images, 2)
    assert.equal(
      JSON.stringify(new PropertyTransformer(row).toObject()),
      JSON.stringify(new PropertyTransformer(model).toObject())
    )
    assert.deepEqual(
      row.images.map((image) => new ImageTransformer(image).toObject()),
      model.images.map((image) => new ImageTransformer(loadedImage(image)).toObject())
    )

    const cards = await listListedProperties([model.id])
    assert.equal(
      JSON.stringify(propertyCard(cards.get(model.id)!)),
      JSON.stringify(propertyCard(model))
    )
  })

  test('takes one statement of the page', async ({ client, assert }) => {
    const { owner, model } = await createFull()
    const page = () =>
      client
        .get(`/properties/${model.slug}`)
        .loginAs(owner)
        .header('x-inertia', 'true')
        .header('x-inertia-version', '1')
    await page()
    const statements = await sentStatements(async () => (await page()).assertStatus(200))
    // What other modules show on it, they read themselves.
    const asked = statements.filter((sql) => sql.includes('price_changes'))
    assert.lengthOf(asked, 1, asked.join('\n'))
  })
})
