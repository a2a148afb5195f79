import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import { BuiltServer } from '#tests/support/built_server'
import {
  DesignCustomer,
  designSettings,
  MAX_STANDSTILL_MS,
  SERVICE_TIMEOUT_MS,
} from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { ImageProvider, SMALL_SIDE } from '#tests/support/image_provider/image_provider'
import { rounds } from '#tests/support/rounds'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const CREDITS = 20
/** Beside those in each step. */
const RANDOM_KILLS = rounds('DESIGN_KILLS', { few: 0, soak: 4 })

/** The last resort: a stalled step fails long before. */
const MAX_TEST_MS = 3_600_000

interface Stage {
  provider: ImageProvider
  server: BuiltServer
}

/** A server and the service that draws its designs, for a test group. */
function onStage(group: Group, env = {}): Stage {
  const stage = {} as Stage
  group.setup(async () => {
    stage.provider = await ImageProvider.start({ maxSide: SMALL_SIDE })
    const settings = { ...designSettings(stage.provider, CREDITS), ...env }
    stage.server = await BuiltServer.create({ env: settings })
    await stage.server.start()
    return async () => {
      await stage.server.remove()
      await stage.provider.stop()
    }
  })
  group.each.teardown(() => stage.provider.reset())
  return stage
}

async function newCustomer({ server }: Stage): Promise<DesignCustomer> {
  const visitor = new Visitor(server.url)
  await visitor.register(uniqueHandle(), server.storage)
  return new DesignCustomer(visitor)
}

function askedFor({ requests }: ImageProvider, count: number) {
  return eventually(() => requests.length === count, {
    within: MAX_STANDSTILL_MS,
    progress: () => requests.length,
    what: () => `request ${count} to the service`,
  })
}

async function orderInVain(provider: ImageProvider, customer: DesignCustomer) {
  provider.turns.push('silence')
  const design = await customer.order()
  await askedFor(provider, 1)
  return design
}

test.group('Designs while their worker is killed', (group) => {
  const stage = onStage(group)

  test('one that was being drawn is taken up, and paid once', async ({ assert }) => {
    const { provider, server } = stage
    const customer = await newCustomer(stage)
    const design = await orderInVain(provider, customer)
    const before = await customer.show(design)
    await server.end('SIGKILL')
    await server.start()
    const held = await customer.show(design)
    assert.equal(held.status, 'processing')
    assert.isAtLeast(held.progress, before.progress)
    assert.equal(await customer.credits(), CREDITS - 1)

    await askedFor(provider, 2)
    const made = await customer.ended(design)
    assert.equal(made.status, 'completed')
    await customer.seesWhole(made, assert)
    assert.equal(await customer.credits(), CREDITS - 1)
  }).timeout(MAX_TEST_MS)

  test('each ends whole, whichever step the kill hits', async ({ assert }) => {
    const { server } = stage
    const customer = await newCustomer(stage)
    const orders: { id: number }[] = []
    const kill = async () => {
      await server.end('SIGKILL')
      await server.start()
    }
    for (let step = 1; step <= 5; step++) {
      const design = await customer.order()
      orders.push(design)
      await customer.reached(design, step)
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
        assert.match(design.error!, /interrupted too many times/)
        continue
      }
      completed += 1
      await customer.seesWhole(design, assert)
    }
    assert.isAbove(completed, 0)
    assert.equal(await customer.credits(), CREDITS - completed)
  }).timeout(MAX_TEST_MS)

  test('one whose worker is asked to end goes on after the next start', async ({ assert }) => {
    const { provider, server } = stage
    const customer = await newCustomer(stage)
    const design = await orderInVain(provider, customer)
    const asked = Date.now()
    await server.end('SIGTERM')
    assert.isBelow(Date.now() - asked, SERVICE_TIMEOUT_MS / 2)
    await server.start()
    assert.equal((await customer.ended(design)).status, 'completed')
    assert.equal(await customer.credits(), CREDITS - 1)
  }).timeout(MAX_TEST_MS)
})

test.group('Designs of photographs that are refused', (group) => {
  const stage = onStage(group, { DESIGN_CONTENT_THRESHOLD: '0' })

  test('fail with a reason, cost nothing, and no service sees them', async ({ assert }) => {
    const customer = await newCustomer(stage)
    const design = await customer.ended(await customer.order())
    assert.equal(design.status, 'failed')
    assert.match(design.error!, /can’t redesign/)
    assert.equal(await customer.credits(), CREDITS)
    assert.lengthOf(stage.provider.requests, 0)
  }).timeout(MAX_TEST_MS)
})
