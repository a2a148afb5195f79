import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer, designSettings } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { ImageProvider } from '#tests/support/image_provider/image_provider'
import { Visitor } from '#tests/support/visitor'

const CREDITS = 20
const RANDOM_KILLS = 4

/** What is promised: a killed worker's design is taken up again within a minute. */
const TAKEN_UP_MS = 60_000

/** A server whose designs are drawn by a service on this machine, and somebody who orders there. */
async function scene(cleanup: (end: () => Promise<void>) => void, env = {}) {
  const provider = await ImageProvider.start()
  cleanup(() => provider.stop())
  const server = await BuiltServer.create({ env: { ...designSettings(provider, CREDITS), ...env } })
  cleanup(() => server.remove())
  await server.start()
  const visitor = new Visitor(server.url)
  await visitor.register('dweller', server.storage)
  return { provider, server, customer: new DesignCustomer(visitor) }
}

/** Orders a design that the service was asked for and says nothing about. */
async function orderInVain(provider: ImageProvider, customer: DesignCustomer) {
  provider.turns.push('silence')
  const design = await customer.order()
  await eventually(() => provider.requests.length === 1, { within: 30_000 })
  return design
}

test.group('Designs while their worker is killed', () => {
  test('one that was being drawn is taken up within a minute, and paid once', async ({
    assert,
    cleanup,
  }) => {
    const { provider, server, customer } = await scene(cleanup)
    const design = await orderInVain(provider, customer)
    const before = await customer.show(design)
    await server.end('SIGKILL')
    const killedAt = Date.now()
    await server.start()
    const held = await customer.show(design)
    assert.equal(held.status, 'processing')
    assert.isAtLeast(held.progress, before.progress)
    assert.equal(await customer.credits(), CREDITS - 1)

    await eventually(() => provider.requests.length === 2, { within: TAKEN_UP_MS })
    assert.isBelow(Date.now() - killedAt, TAKEN_UP_MS)
    const made = await customer.ended(design)
    assert.equal(made.status, 'completed')
    await customer.seesWhole(made, assert)
    assert.equal(await customer.credits(), CREDITS - 1)
  }).timeout(180_000)

  test('each ends whole, whichever step the kill hits', async ({ assert, cleanup }) => {
    const { server, customer } = await scene(cleanup)
    const orders: { id: number }[] = []
    const kill = async () => {
      await server.end('SIGKILL')
      await server.start()
    }
    for (let step = 1; step <= 5; step++) {
      const design = await customer.order()
      orders.push(design)
      await eventually(async () => (await customer.show(design)).current_step >= step, {
        within: TAKEN_UP_MS,
      })
      await kill()
    }
    for (let round = 0; round < RANDOM_KILLS; round++) {
      orders.push(await customer.order())
      await pause(randomInt(0, 2_000))
      await kill()
    }
    let completed = 0
    for (const order of orders) {
      const design = await customer.ended(order)
      const states = design.progress_steps.map((step) => step.completed)
      assert.notInclude(states, 'in_progress')
      if (design.status === 'failed') {
        assert.match(design.error!, /interrupted too often/)
        continue
      }
      completed += 1
      await customer.seesWhole(design, assert)
    }
    assert.isAbove(completed, 0)
    assert.equal(await customer.credits(), CREDITS - completed)
  }).timeout(900_000)

  test('one whose worker is asked to end goes on after the next start', async ({
    assert,
    cleanup,
  }) => {
    const { provider, server, customer } = await scene(cleanup)
    const design = await orderInVain(provider, customer)
    const asked = Date.now()
    await server.end('SIGTERM')
    assert.isBelow(Date.now() - asked, 10_000)
    await server.start()
    assert.equal((await customer.ended(design)).status, 'completed')
    assert.equal(await customer.credits(), CREDITS - 1)
  }).timeout(180_000)
})

test.group('Designs of photographs that are refused', () => {
  test('fail with a reason, cost nothing, and no service sees them', async ({
    assert,
    cleanup,
  }) => {
    const { provider, customer } = await scene(cleanup, { DESIGN_CONTENT_THRESHOLD: '0' })
    const design = await customer.ended(await customer.order())
    assert.equal(design.status, 'failed')
    assert.match(design.error!, /cannot be redesigned/)
    assert.equal(await customer.credits(), CREDITS)
    assert.lengthOf(provider.requests, 0)
  }).timeout(120_000)
})
