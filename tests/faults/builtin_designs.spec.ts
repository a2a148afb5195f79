import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer } from '#tests/support/design_customer'
import { rounds } from '#tests/support/rounds'
import { Visitor } from '#tests/support/visitor'

const CREDITS = 5
/** The steps in which a design's process is killed; first those that draw and enlarge it. */
const STEPS = [
  [3, 4],
  [1, 2],
].slice(0, rounds('BUILTIN_ROUNDS', { few: 1, soak: 2 }))
const ROOM = new URL('../../app/redesign/tests/fixtures/rooms/living.jpg', import.meta.url)

/** Large enough to be recognized as a room, small enough to take only seconds. */
async function photograph(): Promise<Buffer> {
  return sharp(await readFile(ROOM))
    .resize(384)
    .jpeg()
    .toBuffer()
}

test.group('Designs of the built-in engine while their process is killed', () => {
  test('in two of its steps: each ends whole and is paid once', async ({ assert, cleanup }) => {
    const server = await BuiltServer.create({ env: { WELCOME_CREDITS: String(CREDITS) } })
    cleanup(() => server.remove())
    await server.start()
    const visitor = new Visitor(server.url)
    await visitor.register('dweller', server.storage)
    const customer = new DesignCustomer(visitor)
    const image = await photograph()

    for (const steps of STEPS) {
      const order = await customer.order(image)
      for (const step of steps) {
        await customer.reached(order, step)
        await server.end('SIGKILL')
        await server.start()
      }
      const design = await customer.ended(order)
      assert.equal(design.status, 'completed')
      assert.isTrue(design.progress_steps.every((step) => step.completed === 'done'))
      await customer.seesWhole(design, assert)
      assert.equal(design.high_res_image!.width, design.image!.width * 2)
    }
    assert.equal(await customer.credits(), CREDITS - STEPS.length)
  }).timeout(1_800_000)
})
