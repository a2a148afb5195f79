import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import env from '#start/env'
import { fetchRaw } from '#tests/support/fetch_raw'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

test.group('What is sent', () => {
  test('is as small as the browser understands', async ({ assert }) => {
    const whole = await fetchRaw(ORIGIN, '/about')
    assert.isUndefined(whole.answer.headers['content-encoding'])
    assert.match(whole.answer.headers.vary!, /Accept-Encoding/)

    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await fetchRaw(ORIGIN, '/about', { 'accept-encoding': encoding })
      assert.equal(small.answer.headers['content-encoding'], encoding)
      assert.isBelow(small.body.length, whole.body.length / 3)
      assert.match(open(small.body).toString(), /<title[^>]*>About - vesta</)
    }
  })

  test('is left alone where nothing is to be won', async ({ assert }) => {
    const { answer, body } = await fetchRaw(ORIGIN, '/health/live', {
      'accept-encoding': 'br, gzip',
    })
    assert.isUndefined(answer.headers['content-encoding'])
    assert.equal(Number(answer.headers['content-length']), body.length)
  })
})

test.group('Public files', () => {
  test('say what they are and who sent them, and come whole', async ({ assert }) => {
    const { answer, body } = await fetchRaw(ORIGIN, '/favicon.svg', { range: 'bytes=9-2' })
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['content-type'], 'image/svg+xml')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.match(body.toString(), /^<svg[\s\S]*<\/svg>\s*$/)

    const known = await fetchRaw(ORIGIN, '/favicon.svg', { 'if-none-match': answer.headers.etag! })
    assert.equal(known.answer.statusCode, 304)
  })
})
