import { test } from '@japa/runner'
import { keepDesk } from '#app/farm/visitors/ui/keep_desk'

/** A browser whose worker runs already. */
function installedWorker() {
  const kept: unknown[] = []
  const active = { state: 'activated', postMessage: (message: unknown) => kept.push(message) }
  const workers = Object.assign(new EventTarget(), { register: async () => ({ active }) })
  const say = (data: string) => workers.dispatchEvent(new MessageEvent('message', { data }))
  return { kept, workers, say }
}

test.group('The desk on a device', () => {
  test('is kept by the worker, which is heard until the page closes', async ({
    assert,
    cleanup,
  }) => {
    const { kept, workers, say } = installedWorker()
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
    const location = new URL('https://vesta.test/open-houses/loft/desk')
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true })
    cleanup(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      Reflect.deleteProperty(globalThis, 'location')
    })

    let times = 0
    const closing = new AbortController()
    await keepDesk(() => times++, closing.signal)
    assert.deepEqual(kept, [{ type: 'keep', urls: [location.href] }])
    say('something else')
    assert.equal(times, 0)
    say('kept')
    assert.equal(times, 1)
    closing.abort()
    say('kept')
    assert.equal(times, 1)
  })
})
