import { test } from '@japa/runner'
import {
  distanceKm,
  EARTH_RADIUS_KM,
  KM_PER_DEGREE,
  longitudeShrink,
} from '#app/common/geo/distance'
import { radiansOf, wrapLongitude } from '#app/common/geo/geo_point'
import { MAX_MERCATOR_LATITUDE, mercatorLatitude, mercatorRow } from '#app/common/geo/mercator'

const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 }
const HONOLULU = { latitude: 21.3069, longitude: -157.8583 }

test.group('Distances', () => {
  test('between cities are those of the great circle', ({ assert }) => {
    assert.approximately(distanceKm(LONDON, PARIS), 343.6, 0.5)
    assert.approximately(distanceKm(PARIS, LONDON), distanceKm(LONDON, PARIS), 1e-9)
    assert.equal(distanceKm(PARIS, PARIS), 0)
  })

  test('take the short way across the date line', ({ assert }) => {
    assert.approximately(distanceKm(SYDNEY, HONOLULU), 8_166, 5)
    const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }))
    assert.approximately(distanceKm(west, east), 0.2 * KM_PER_DEGREE, 1e-6)
  })

  test('reach half around the earth and no further', ({ assert }) => {
    const pole = { latitude: 90, longitude: 0 }
    const opposite = { latitude: -90, longitude: 77 }
    assert.approximately(distanceKm(pole, opposite), Math.PI * EARTH_RADIUS_KM, 1e-6)
    assert.approximately(distanceKm(pole, { latitude: 90, longitude: 120 }), 0, 1e-6)
  })

  test('agree with degrees: along meridians, and along parallels at each latitude', ({
    assert,
  }) => {
    assert.approximately(KM_PER_DEGREE, 111.195, 0.001)
    const at = (latitude: number, longitude: number) => ({ latitude, longitude })
    assert.approximately(distanceKm(at(10, 7), at(11, 7)), KM_PER_DEGREE, 1e-6)
    for (const latitude of [0, 45, 80]) {
      const step = distanceKm(at(latitude, 7), at(latitude, 7.001))
      assert.approximately(step, 0.001 * KM_PER_DEGREE * longitudeShrink(latitude), 1e-6)
    }
    assert.approximately(radiansOf(180), Math.PI, 1e-15)
  })
})

test.group('Longitudes', () => {
  test('are wrapped into one turn, and stay where they are within it', ({ assert }) => {
    for (const longitude of [-180, -12.5, 0, 179.99, 180]) {
      assert.equal(wrapLongitude(longitude), longitude)
    }
    assert.equal(wrapLongitude(190), -170)
    assert.equal(wrapLongitude(-190), 170)
    assert.equal(wrapLongitude(725), 5)
    assert.equal(wrapLongitude(-725), -5)
  })
})

test.group('Web Mercator', () => {
  test('puts the equator in the middle and its ends at the edges', ({ assert }) => {
    assert.equal(mercatorRow(0), 0.5)
    assert.approximately(mercatorRow(MAX_MERCATOR_LATITUDE), 0, 1e-4)
    assert.approximately(mercatorRow(-MAX_MERCATOR_LATITUDE), 1, 1e-4)
    assert.approximately(mercatorRow(LONDON.latitude), 0.33255, 1e-4)
  })

  test('finds the latitude of each row again', ({ assert }) => {
    for (const latitude of [-85, -60.5, -1, 0, 33.3, 71, 85]) {
      assert.approximately(mercatorLatitude(mercatorRow(latitude)), latitude, 1e-9)
    }
  })
})
