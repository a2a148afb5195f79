import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DesignFailure } from '#app/redesign/design_engine'
import DesignQueued from '#app/designs/orders/design_queued'
import { eventually } from '#tests/support/eventually'
import { LiveUser } from '#tests/support/live_user'
import { DesignOwner, movementsOf } from '#app/designs/tests/design_owner'
import { heard } from '#app/designs/tests/hosted_orders'
import { withEngine } from '#app/designs/tests/test_engine'

async function passPause(design: { id: number }): Promise<void> {
  const row = () => db.from('designs').where('id', design.id).firstOrFail()
  await eventually(async () => {
    const { status, lease_token: token } = await row()
    return status === 'processing' && token === null
  })
  await db
    .from('designs')
    .where({ id: design.id, status: 'processing' })
    .update({ lease_until: db.raw(`now() - interval '1 second'`) })
  await DesignQueued.dispatch()
}

test.group('A design that fails', (group) => {
  const scene = withEngine(group)

  test('says why, gives the credit back, and can be tried again', async ({
    client,
    assert,
    cleanup,
  }) => {
    scene.engine.fail(new DesignFailure('This picture cannot be redesigned.', false))
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client, 1)
    const live = await LiveUser.open(ava.user)
    cleanup(() => live.close())
    const design = await ava.generate()
    await live.join(`private-design.${design.id}`)
    scene.engine.release()

    const failed = await ava.settled(design)
    assert.containsSubset(failed, {
      status: 'failed',
      error: 'This picture cannot be redesigned.',
      image: null,
      preview: null,
    })
    assert.notInclude(
      failed.progress_steps.map(({ completed }) => completed),
      'in_progress'
    )
    assert.isBelow(failed.progress, 100)
    assert.equal(await ava.credits(), 1)
    assert.lengthOf(scene.engine.orders, 1)
    const told = await heard(live, 'design.progress', { status: 'failed' })
    assert.equal(told.error, failed.error)

    const { status, generated_design: again } = await ava.post(
      `/api/designs/${design.id}/retry`,
      {},
      202
    )
    assert.equal(status, 'success')
    assert.containsSubset(again, { id: design.id, progress: 10, current_step: 1, error: null })
    assert.equal((await ava.settled(design)).status, 'completed')
    assert.equal(await ava.credits(), 0)
    assert.deepEqual(await movementsOf(design), ['hold', 'capture', 'reverse', 'hold', 'capture'])
    await ava.post(`/api/designs/${design.id}/retry`, {}, 409)
  })

  test('is not tried again without a credit, or while it is made', async ({ client, assert }) => {
    scene.engine.fail(new DesignFailure('No.', false))
    const ava = await DesignOwner.create(client, 1)
    const design = await ava.generated()
    scene.engine.waitAt('prepare')
    const other = await ava.generate()
    await ava.post(`/api/designs/${other.id}/retry`, {}, 409)
    await ava.post(`/api/designs/${design.id}/retry`, {}, 402)
    assert.equal((await ava.design(design)).status, 'failed')
    scene.engine.release()
    await ava.settled(other)
  })

  test('is attempted once more after what may pass', async ({ client, assert }) => {
    scene.engine.fail(new DesignFailure('The service is busy.', true), new Error('It broke'))
    const ava = await DesignOwner.create(client, 1)
    const design = await ava.generate()
    await passPause(design)
    assert.containsSubset(await ava.design(design), { error: null })
    await eventually(() => scene.engine.orders.length === 2)
    await passPause(design)
    assert.equal((await ava.settled(design)).status, 'completed')
    assert.lengthOf(scene.engine.orders, 3)
    assert.deepEqual(await movementsOf(design), ['hold', 'capture'])
  })

  test('ends after the last attempt', async ({ client, assert }) => {
    scene.engine.fail(new Error('one'), new Error('two'), new Error('three'))
    const ava = await DesignOwner.create(client, 1)
    const design = await ava.generate()
    await passPause(design)
    await eventually(() => scene.engine.orders.length === 2)
    await passPause(design)
    const { status, error } = await ava.settled(design)
    assert.deepEqual([status, error], ['failed', 'Failed to generate design'])
    assert.lengthOf(scene.engine.orders, 3)
    assert.equal(await ava.credits(), 1)
  })

  test('ends when its workers died each time', async ({ client, assert }) => {
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client, 1)
    const design = await ava.generate()
    await scene.engine.waits()
    await db
      .from('designs')
      .where('id', design.id)
      .update({
        attempts: 3,
        lease_token: null,
        lease_until: db.raw(`now() - interval '1 second'`),
      })
    scene.engine.release()
    const { status, error } = await ava.settled(design)
    assert.equal(status, 'failed')
    assert.match(error!, /interrupted too many times/)
    assert.equal(await ava.credits(), 1)
    assert.lengthOf(scene.engine.orders, 1)
  })

  test('fails when its photograph is deleted first', async ({ client, assert }) => {
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client, 2)
    await ava.generate()
    await scene.engine.waits()
    const design = await ava.generate()
    await ava.delete(`/api/upload/${design.original_image!.id}`)
    scene.engine.release()
    const failed = await ava.settled(design)
    assert.equal(failed.error, 'The photo for this design was deleted.')
    assert.isNull(failed.original_image)
  })
})
