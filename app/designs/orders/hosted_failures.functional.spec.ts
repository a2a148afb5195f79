import { inspect } from 'node:util'
import { test } from '@japa/runner'
import { DesignFailure } from '#app/redesign/design_engine'
import { HostedEngine } from '#app/redesign/hosted/hosted_engine'
import type { Hosting } from '#app/redesign/design_settings'
import type { HostedEngineId } from '#app/redesign/hosted/providers'
import { eventually } from '#tests/support/eventually'
import { ImageProvider, type Turn } from '#tests/support/image_provider/image_provider'
import { hostingAt, KEY, orderOf, watchedRun } from '#app/designs/tests/hosted_orders'

const ENGINES: HostedEngineId[] = ['openai', 'google', 'openai-compatible', 'fal', 'replicate']
const SOON = { 'retry-after-ms': '10' }

test.group('Hosted engines, when something goes wrong', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let service: ImageProvider

  group.setup(async () => {
    service = await ImageProvider.start()
    return () => service.stop()
  })

  group.each.setup(() => service.reset())

  async function failureOf(
    engine: HostedEngineId,
    turns: Turn[],
    more: Partial<Hosting> = {}
  ): Promise<DesignFailure> {
    service.reset()
    service.turns.push(...turns)
    try {
      await new HostedEngine(hostingAt(service, engine, more)).run(await orderOf(), watchedRun())
    } catch (error) {
      if (error instanceof DesignFailure) return error
      throw error
    }
    throw new Error('It did not fail.')
  }

  test('{$self}: busy, then broken, then a picture')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      service.turns.push(
        { status: 429, message: 'Slow down', headers: SOON },
        { status: 503, message: 'Overloaded', headers: SOON },
        'picture'
      )
      const hosted = new HostedEngine(hostingAt(service, engine))
      const { image } = await hosted.run(await orderOf(), watchedRun())
      assert.lengthOf(service.requests, 3)
      assert.isAbove(image.data.length, 0)
    })

  test('{$self}: a refusal is final, asked once, told without blame')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      const failure = await failureOf(engine, ['refusal'])
      assert.match(failure.message, /declined this photo or wording/)
      assert.isFalse(failure.mayRetry)
      assert.lengthOf(service.requests, 1)
    })

  test('{$self}: an answer without a picture may be asked again')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      const failure = await failureOf(engine, ['empty'])
      assert.isTrue(failure.mayRetry)
      assert.match(failure.message, /Try again/)
    })

  test('an answer that is no picture may be asked again', async ({ assert }) => {
    const failure = await failureOf('openai', [{ drawn: Buffer.from('no picture') }])
    assert.match(failure.message, /didn’t return an image/)
    assert.isTrue(failure.mayRetry)
  })

  test('a busy service says for how long, where that is past the time', async ({ assert }) => {
    const busy = { status: 429, message: 'Slow down', headers: { 'retry-after': '150' } }
    const failure = await failureOf('openai', [busy])
    assert.match(failure.message, /busy. Try again in 3 minutes/)
    assert.isTrue(failure.mayRetry)
    assert.lengthOf(service.requests, 1)
  })

  test('a service that stays broken is given up', async ({ assert }) => {
    const broken = { status: 500, message: 'Internal error', headers: SOON }
    const failure = await failureOf('google', [broken, broken, broken])
    assert.match(failure.message, /having trouble/)
    assert.isTrue(failure.mayRetry)
    assert.lengthOf(service.requests, 3)
  })

  test('what the service cannot work with is not asked again', async ({ assert }) => {
    for (const status of [400, 413, 422]) {
      const failure = await failureOf('openai', [{ status, message: 'Invalid image' }])
      assert.match(failure.message, /couldn’t use this photo/)
      assert.isFalse(failure.mayRetry)
      assert.lengthOf(service.requests, 1)
    }
  })

  test('a key that is not valid is the site’s matter', async ({ assert }) => {
    for (const [status, message] of [
      [401, `Incorrect API key provided: ${KEY}`],
      [402, 'Payment required'],
      [403, 'User is locked'],
      [404, 'No such model'],
      [429, 'insufficient_quota'],
    ] as const) {
      const failure = await failureOf('openai', [{ status, message, headers: SOON }])
      assert.match(failure.message, /isn’t available to this site/)
      assert.isTrue(failure.mayRetry)
      assert.lengthOf(service.requests, 1)
    }
  })

  test('a connection that broke is made again', async ({ assert }) => {
    service.turns.push('cut', 'picture')
    const engine = new HostedEngine(hostingAt(service, 'openai'))
    await engine.run(await orderOf(), watchedRun())
    assert.lengthOf(service.requests, 2)
  })

  test('a connection that broke near the end of the time is told', async ({ assert }) => {
    const failure = await failureOf('openai', ['cut'], { timeout: 1.5 })
    assert.match(failure.message, /lost the connection/)
    assert.isTrue(failure.mayRetry)
  })

  test('a service that cannot be reached is told', async ({ assert }) => {
    const failure = await failureOf('openai', [], {
      baseUrl: 'http://127.0.0.1:1/v1',
      timeout: 1.5,
    })
    assert.match(failure.message, /can’t reach/)
    assert.isTrue(failure.mayRetry)
  })

  test('{$self}: what takes too long ends, and its socket is closed')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      const failure = await failureOf(engine, ['silence'], { timeout: 0.5 })
      assert.match(failure.message, /longer than 0.5 seconds/)
      assert.isTrue(failure.mayRetry)
      await eventually(() => service.left === 1, { what: () => 'the socket to close' })
    })

  test('{$self}: what nobody wants any more ends with their reason, and its socket is closed')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      service.turns.push('silence')
      const controller = new AbortController()
      const reason = new Error('canceled by the person')
      const running = new HostedEngine(hostingAt(service, engine)).run(
        await orderOf(),
        watchedRun(controller.signal)
      )
      const ended = assert.rejects(() => running, 'canceled by the person')
      await eventually(() => service.requests.length)
      controller.abort(reason)
      await ended
      await eventually(() => service.left === 1, { what: () => 'the socket to close' })
    })

  test('nothing is sent for what was canceled before it began', async ({ assert }) => {
    const run = watchedRun(AbortSignal.abort(new Error('canceled before')))
    const engine = new HostedEngine(hostingAt(service, 'openai'))
    const order = await orderOf()
    await assert.rejects(() => engine.run(order, run), 'canceled before')
    assert.lengthOf(service.requests, 0)
  })

  test('a failure holds the service’s words, not the key, the picture or the wish', async ({
    assert,
  }) => {
    for (const engine of ENGINES) {
      const message = `Key ${KEY} may not do this`
      const failure = await failureOf(engine, [{ status: 401, message }])
      const everything = inspect(failure, { depth: Infinity, showHidden: true })
      assert.match(everything, /may not do this/)
      assert.notInclude(everything, KEY)
      assert.notInclude(everything, 'walnut sideboard')
      assert.isBelow(everything.length, 5000)
    }
  })

  test('nothing is written to the output on the way', async ({ assert }) => {
    const written: string[] = []
    const { write } = process.stderr
    process.stderr.write = (chunk: string | Uint8Array) => written.push(String(chunk)) > 0
    try {
      await failureOf('replicate', [{ status: 401, message: `Not with ${KEY}` }])
      await failureOf('openai', ['refusal'])
    } finally {
      process.stderr.write = write
    }
    assert.deepEqual(written, [])
  })
})
