import { APICallError } from 'ai'
import { test } from '@japa/runner'
import { likelyShare } from '#app/redesign/hosted/pace'
import { retryAfter, withRetries } from '#app/redesign/hosted/with_retries'

function failed(statusCode: number, responseHeaders: Record<string, string> = {}, body = '') {
  return new APICallError({
    message: `status ${statusCode}`,
    url: 'http://service.test',
    requestBodyValues: {},
    statusCode,
    responseHeaders,
    responseBody: body,
  })
}

function failing(...errors: Error[]) {
  let asked = 0
  const attempt = async () => {
    const error = errors[asked++]
    if (error) throw error
    return asked
  }
  return { attempt, asked: () => asked }
}

const SOON = { 'retry-after-ms': '5' }

const patience = (milliseconds = 60_000, signal = new AbortController().signal) => ({
  signal,
  deadline: performance.now() + milliseconds,
})

test.group('Trying again', () => {
  test('where a service is busy or broken, three times at most', async ({ assert }) => {
    const twice = failing(failed(429, SOON), failed(503, SOON))
    assert.equal(await withRetries(twice.attempt, patience()), 3)

    const always = failing(failed(500, SOON), failed(502, SOON), failed(503, SOON), failed(504))
    await assert.rejects(() => withRetries(always.attempt, patience()), 'status 503')
    assert.equal(always.asked(), 3)
  })

  test('not where it refused, is out of money, or failed otherwise', async ({ assert }) => {
    for (const error of [
      failed(400),
      failed(401),
      failed(402),
      failed(429, SOON, '{"error":{"code":"insufficient_quota"}}'),
      new TypeError('a mistake of our own'),
    ]) {
      const once = failing(error)
      await assert.rejects(() => withRetries(once.attempt, patience()), error.message)
      assert.equal(once.asked(), 1)
    }
  })

  test('waits as long as it was asked to', async ({ assert }) => {
    const { attempt } = failing(failed(429, { 'retry-after': '0.3' }))
    const began = performance.now()
    await withRetries(attempt, patience())
    assert.isAtLeast(performance.now() - began, 295)
  })

  test('gives up at once where that is past the deadline', async ({ assert }) => {
    // waiting would take longer than a test may
    const busy = failing(failed(429, { 'retry-after': '120' }))
    await assert.rejects(() => withRetries(busy.attempt, patience(60_000)), 'status 429')
    assert.equal(busy.asked(), 1)
  })

  test('ends a wait when nobody wants it any more', async ({ assert }) => {
    const controller = new AbortController()
    const { attempt, asked } = failing(failed(429, { 'retry-after': '30' }))
    const running = withRetries(attempt, patience(60_000, controller.signal))
    setImmediate(() => controller.abort(new Error('canceled by the person')))
    await assert.rejects(() => running, 'canceled by the person')
    assert.equal(asked(), 1)
  })

  test('reads seconds, milliseconds and dates', ({ assert }) => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const read = (headers: Record<string, string>) => retryAfter(headers, now)
    assert.equal(read({ 'retry-after': '7' }), 7000)
    assert.equal(read({ 'retry-after-ms': '250', 'retry-after': '7' }), 250)
    assert.equal(read({ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }), 30_000)
    assert.equal(read({ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }), 0)
    for (const nothing of ['', ' ', 'soon', '-3x', 'Infinity']) {
      assert.isNull(read({ 'retry-after': nothing }))
    }
    assert.isNull(retryAfter(undefined))
  })

  test('the likely share grows all the time and never arrives', ({ assert }) => {
    const shares = [0, 1, 10, 30, 60, 600].map((seconds) => likelyShare(seconds, 30))
    assert.equal(shares[0], 0)
    assert.closeTo(shares[3], 0.6, 0.01)
    assert.isTrue(shares.every((share, at) => at === 0 || share > shares[at - 1]))
    assert.isBelow(shares[5], 0.96)
  })
})
