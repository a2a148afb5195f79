import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import PlantDemo from '#app/demo/actions/plant_demo'
import { LISTINGS } from '#app/demo/data/listings'
import { MAIN_HANDLES, PASSWORD, PEOPLE } from '#app/demo/data/people'
import { TOWNS } from '#app/demo/data/towns'
import FindCreditBalance from '#app/ledger/queries/find_credit_balance'
import SearchPlaces from '#app/places/queries/search_places'
import { missingForPublish } from '#app/properties/missing_for_publish'
import Property from '#app/properties/models/property'

test.group('The demonstration world', (group) => {
  group.setup(() => new PlantDemo().handle(app.makePath('resources/demo/photographs')))

  test('has twelve people and thirty homes in ten places', async ({ assert }) => {
    assert.lengthOf(await User.query().whereLike('email', '%@vesta.test'), PEOPLE.length)
    assert.equal(PEOPLE.length, 12)
    assert.equal(LISTINGS.length, 30)
    assert.equal(new Set(LISTINGS.map(({ town }) => town)).size, 10)
  })

  test('lets the four in, with their credits', async ({ assert }) => {
    for (const handle of MAIN_HANDLES) {
      const user = await User.verifyCredentials(handle, PASSWORD)
      assert.isTrue(user.isEmailVerified)
      assert.equal(await new FindCreditBalance().handle(user.id), 20)
    }
  })

  test('shows nothing that publishing would refuse, and tells of lowered prices', async ({
    assert,
  }) => {
    const listed = await Property.query()
      .apply((scopes) => scopes.listed())
      .preload('images')
      .preload('priceHistory')
    for (const property of listed) {
      assert.deepEqual(missingForPublish(property, property.images.length), {})
      assert.isTrue(property.images.every(({ alt }) => alt))
    }
    const lowered = listed.find(({ name }) => name === 'Casa Livia')!
    assert.deepEqual(
      lowered.priceHistory.map(({ price }) => price),
      [1_320_000, 1_250_000]
    )
    assert.equal(lowered.price, 1_250_000)
  })

  test('lies in places that the gazetteer knows', async ({ assert }) => {
    for (const { city, latitude, longitude } of Object.values(TOWNS)) {
      const found = await new SearchPlaces().handle(city)
      const isNear = found.some(
        (place) =>
          Math.abs(place.latitude - latitude) < 0.3 && Math.abs(place.longitude - longitude) < 0.3
      )
      assert.isTrue(isNear, `${city} is not where the gazetteer has it`)
    }
  })

  test('is there whole or not at all', async ({ assert }) => {
    const count = () => db.from('properties').count('* as count').first()
    const before = await count()
    await assert.rejects(() => new PlantDemo().handle(app.makePath('resources/demo/photographs')))
    assert.deepEqual(await count(), before)
  })
})
