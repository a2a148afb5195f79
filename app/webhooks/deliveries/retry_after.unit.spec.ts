import { test } from '@japa/runner'
import { retryAfterSeconds } from '#app/webhooks/deliveries/post_message'

const NOW = Date.UTC(2026, 10, 26, 12)

test.group('Retry-After', () => {
  test('"{header}" is {seconds} s')
    .with([
      { header: '120', seconds: 120 },
      { header: ' 0 ', seconds: 0 },
      { header: 'Thu, 26 Nov 2026 12:05:00 GMT', seconds: 300 },
      { header: 'Thursday, 26-Nov-26 12:05:00 GMT', seconds: 300 },
      { header: 'Thu Nov 26 12:05:00 2026', seconds: 300 },
      { header: 'Thu, 26 Nov 2026 11:00:00 GMT', seconds: 0 },
      { header: '99999999999999999999', seconds: 86_400 },
      { header: 'Thu, 26 Nov 2099 12:00:00 GMT', seconds: 86_400 },
      { header: '-5', seconds: null },
      { header: '1.5', seconds: null },
      { header: 'soon', seconds: null },
      { header: '', seconds: null },
      { header: undefined, seconds: null },
    ])
    .run(({ assert }, { header, seconds }) => {
      assert.equal(retryAfterSeconds(header, NOW), seconds)
    })
})
