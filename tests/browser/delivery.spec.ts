import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { fetchRaw } from '#tests/support/fetch_raw'

const MIN_BYTES = 1500

test.group('The built files', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('are sent small and kept forever', async ({ assert }) => {
    const page = await (await fetch(server.url)).text()
    const files = new Set(page.match(/\/assets\/[\w-]+\.(?:js|css)/g))
    assert.isAtLeast(files.size, 3)
    for (const file of files) {
      const whole = await fetchRaw(server.url, file)
      const { answer, body } = await fetchRaw(server.url, file, { 'accept-encoding': 'gzip, br' })
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
      if (whole.body.length < MIN_BYTES) continue
      assert.equal(answer.headers['content-encoding'], 'br', file)
      assert.isBelow(body.length, whole.body.length / 1.5, file)
    }
  })

  test('are all that is given away', async ({ assert }) => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/.env',
    ]) {
      const { answer } = await fetchRaw(server.url, path)
      assert.equal(answer.statusCode, 404, path)
    }
  })
})
