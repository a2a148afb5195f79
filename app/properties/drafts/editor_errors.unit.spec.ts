import { test } from '@japa/runner'
import { errorsByField, refusedFields } from '#app/properties/drafts/ui/field_errors'
import { CallFailure } from '#app/kit/calls/call_failure'

test.group('Editor: refusals', () => {
  test('stand at their fields, the first sentence of each', ({ assert }) => {
    assert.deepEqual(
      errorsByField({
        'property.price': ['Too much.', 'Really.'],
        'property.accepted_currencies.0': ['Unknown.'],
        'property.images.2': ['Not yours.'],
        'featured_image': ['Not there.'],
        'name': ['Give the listing a name.'],
        'something.else': ['Whatever.'],
      }),
      {
        price: 'Too much.',
        accepted_currencies: 'Unknown.',
        images: 'Not yours.',
        name: 'Give the listing a name.',
      }
    )
  })

  test('hold back the fields they speak of, and leave the others', ({ assert }) => {
    const patch = { name: 'Villa', price: -1, images: [3], featured_image: 3 }
    assert.deepEqual(refusedFields({ 'property.price': ['No.'] }, patch), ['price'])
    assert.deepEqual(refusedFields({ images: ['No.'] }, patch), ['images', 'featured_image'])
    assert.isEmpty(refusedFields({ type: ['Choose.'] }, patch))
  })

  test('of a place hold back all of the place', ({ assert }) => {
    const patch = { city: null, latitude: null, longitude: null, zip: '1' }
    assert.deepEqual(refusedFields({ address: ['Say where it is.'] }, patch), [
      'city',
      'latitude',
      'longitude',
    ])
    assert.deepEqual(refusedFields({ 'property.latitude': ['No.'] }, patch), ['latitude'])
  })
})

test.group('Editor: failures', () => {
  test('say what to do, or what the server said', ({ assert }) => {
    assert.equal(new CallFailure(0).message, 'You’re offline, or the server can’t be reached.')
    assert.include(new CallFailure(401).message, 'Sign in')
    assert.equal(
      new CallFailure(409, { message: 'Somebody was faster.' }).message,
      'Somebody was faster.'
    )
    assert.equal(new CallFailure(500).message, 'Something went wrong on our side. Try again.')
  })

  test('may be tried again without an answer, after too many calls and when the server failed', ({
    assert,
  }) => {
    const passing = [0, 401, 403, 404, 422, 429, 500, 503].filter(
      (status) => new CallFailure(status).mayPass
    )
    assert.deepEqual(passing, [0, 429, 500, 503])
  })
})
