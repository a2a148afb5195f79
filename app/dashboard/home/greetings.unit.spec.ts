import { test } from '@japa/runner'
import { greetingAt } from '#app/dashboard/home/ui/home_heading'

test.group('Greetings', () => {
  test('follow the hour', ({ assert }) => {
    const heard = [0, 4, 5, 11, 12, 17, 18, 23].map(greetingAt)
    assert.deepEqual(heard, [
      'Good evening',
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ])
  })
})
