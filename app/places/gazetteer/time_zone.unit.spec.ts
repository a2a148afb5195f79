import { test } from '@japa/runner'
import { findTimeZone } from '#app/places/gazetteer/find_time_zone'

test.group('Time zone of a place', () => {
  test('is its country’s, or that of the nearest city', async ({ assert }) => {
    const places: [string | null, number, number, string][] = [
      ['IT', 44.3, 9.2, 'Europe/Rome'],
      ['ES', 36.5, -4.9, 'Europe/Madrid'],
      ['ES', 28.1, -15.4, 'Atlantic/Canary'],
      ['US', 39.19, -106.82, 'America/Denver'],
      ['US', 34.03, -118.68, 'America/Los_Angeles'],
      ['US', 40.9, -72.3, 'America/New_York'],
      ['US', 21.3, -157.8, 'Pacific/Honolulu'],
      ['PT', 38.7, -9.4, 'Europe/Lisbon'],
      ['AU', -33.9, 151.2, 'Australia/Sydney'],
      ['ZZ', 0, 0, 'UTC'],
      [null, 0, 0, 'UTC'],
    ]
    for (const [countryCode, latitude, longitude, zone] of places) {
      assert.equal(await findTimeZone({ countryCode, latitude, longitude }), zone)
    }
  })
})
