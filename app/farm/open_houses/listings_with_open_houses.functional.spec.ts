import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { cancelOpenHouses } from '#app/farm/open_houses/cancel_open_houses'
import { scheduleOpenHouses } from '#app/farm/open_houses/schedule_open_houses'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createPublished } from '#app/properties/tests/property_factory'
import { OPEN_HOUSE_SOON_DAYS } from '#app/search/search_options'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'

test.group('The search for listings with an open house', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('finds those that are open soon, while they are public', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const [soon, later] = [await createPublished(owner, at), await createPublished(owner, at)]
    await createPublished(owner, at)
    const found = async () => idsOf(await search(client, { ...at, open_house: 'true' }))
    const schedule = async (listing: typeof soon, days: number) => {
      const startsAt = DateTime.now().plus({ days }).startOf('minute')
      const plan = {
        zone: 'Europe/Rome',
        times: [{ startsAt, endsAt: startsAt.plus({ hours: 2 }) }],
      }
      const [house] = await transaction((trx) =>
        scheduleOpenHouses({ user: owner, trx }, listing, plan)
      )
      return house!
    }
    assert.deepEqual(await found(), [])
    const house = await schedule(soon, 3)
    await schedule(later, OPEN_HOUSE_SOON_DAYS + 3)
    assert.deepEqual(await found(), [soon.id])

    const publish = (isPublic: boolean) =>
      transaction((trx) => publishProperty({ user: owner, trx }, soon.slug, isPublic))
    await publish(false)
    assert.deepEqual(await found(), [])
    await publish(true)
    assert.deepEqual(await found(), [soon.id])

    await transaction((trx) => cancelOpenHouses({ user: owner, trx }, house.id))
    assert.deepEqual(await found(), [])
  })
})
