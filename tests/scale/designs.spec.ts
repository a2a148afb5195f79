import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer, designSettings, MAX_STANDSTILL_MS } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { ImageProvider, SMALL_SIDE } from '#tests/support/image_provider/image_provider'
import { Visitor } from '#tests/support/visitor'

const CREDITS = 5

/** A separate database: this process runs the jobs of the suite's own. */
async function newDatabase(): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? '')
  const name = `designs_${randomBytes(6).toString('hex')}`
  await db.rawQuery(`create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

/** Two nodes on the suite's PostgreSQL and Redis, with only the first running, and a customer. */
async function scene(cleanup: (end: () => Promise<void>) => void) {
  const provider = await ImageProvider.start({ maxSide: SMALL_SIDE })
  cleanup(() => provider.stop())
  const env = {
    ...designSettings(provider, CREDITS),
    DATABASE_URL: await newDatabase(),
    REDIS_URL: process.env.REDIS_URL ?? '',
    APP_KEY: randomBytes(32).toString('hex'),
  }
  const first = await BuiltServer.create({ env })
  const second = await BuiltServer.create({ env, storage: first.storage })
  cleanup(async () => {
    await second.end('SIGKILL')
    await first.remove()
  })
  await first.start()
  const visitor = new Visitor(first.url)
  await visitor.register(`u${randomBytes(6).toString('hex')}`, first.storage)
  return { provider, first, second, visitor }
}

test.group('Designs across two nodes', () => {
  test('a killed node’s is taken up by the other', async ({ assert, cleanup }) => {
    const { provider, first, second, visitor } = await scene(cleanup)
    provider.turns.push('silence')
    const design = await new DesignCustomer(visitor).order()
    await eventually(() => provider.requests.length === 1, { within: MAX_STANDSTILL_MS })
    await second.start()
    await first.end('SIGKILL')
    const customer = new DesignCustomer(visitor.through(second.url))
    assert.equal((await customer.show(design)).status, 'processing')
    await eventually(() => provider.requests.length === 2, { within: MAX_STANDSTILL_MS })
    const made = await customer.ended(design)
    assert.equal(made.status, 'completed')
    await customer.seesWhole(made, assert)
    assert.equal(await customer.credits(), CREDITS - 1)
  }).timeout(1_800_000)

  test('each node makes one at a time, and lets go of one that was canceled at the other', async ({
    assert,
    cleanup,
  }) => {
    const { provider, second, visitor } = await scene(cleanup)
    await second.start()
    const customer = new DesignCustomer(visitor)
    provider.turns.push('silence', 'silence')
    const orders = [await customer.order(), await customer.order(), await customer.order()]
    await eventually(() => provider.requests.length === 2, {
      within: MAX_STANDSTILL_MS,
      progress: () => provider.requests.length,
    })
    assert.equal((await customer.show(orders[2])).status, 'pending')

    await customer.cancel(orders[0])
    await customer.cancel(orders[1])
    await eventually(() => provider.left === 2, {
      within: MAX_STANDSTILL_MS,
      progress: () => provider.left,
    })
    assert.equal((await customer.ended(orders[2])).status, 'completed')
    // Drawing had started on all three, so deleting two of them refunded nothing.
    assert.equal(await customer.credits(), CREDITS - 3)
  }).timeout(1_800_000)
})
