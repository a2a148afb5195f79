import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '#data'
import type { DesignStage } from '#app/redesign/design_engine'
import { eventually } from '#tests/support/eventually'
import { LiveUser } from '#tests/support/live_user'
import { DesignOwner, movementsOf } from '#app/designs/tests/design_owner'
import { heard } from '#app/designs/tests/hosted_orders'
import { PREVIEW, withEngine } from '#app/designs/tests/test_engine'

type WireDesign = Data.Designs.Design

const STAGES: readonly DesignStage[] = ['prepare', 'generate', 'upscale', 'finalise']

function statesAt(step: number): string[] {
  return [1, 2, 3, 4, 5].map((one) => {
    if (one === step) return 'in_progress'
    return one < step ? 'done' : 'pending'
  })
}

function withoutVariants({ image, high_res_image, original_image, ...design }: WireDesign) {
  const [result, highRes, original] = [image, high_res_image, original_image].map(
    (picture) => picture && { ...picture, variants: [] }
  )
  return { ...design, result, highRes, original }
}

test.group('A design on its way', (group) => {
  const scene = withEngine(group)

  /** Waits at a stage, having heard of all before it. */
  async function begin(client: ApiClient, stage: DesignStage, cleanup: (end: () => void) => void) {
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client, 3)
    const live = await LiveUser.open(ava.user)
    cleanup(() => live.close())
    await live.join(`private-user.${ava.user.id}`)
    const design = await ava.generate()
    const channel = `private-design.${design.id}`
    await live.join(channel)
    await scene.engine.waits()
    if (stage !== 'prepare') scene.engine.goOnTo(stage)
    await scene.engine.waits()
    return { ava, live, design, channel }
  }

  test('shows each step as it happens, and what was made', async ({ client, assert, cleanup }) => {
    const { ava, live, design, channel } = await begin(client, 'prepare', cleanup)
    for (const [index, stage] of STAGES.entries()) {
      await scene.engine.waits()
      const step = index + 2
      if (index) await heard(live, 'design.progress', { current_step: step })
      const now = await eventually(async () => {
        const seen = await ava.design(design)
        return seen.current_step === step && seen
      })
      assert.containsSubset(now, { status: 'processing', error: null })
      assert.deepEqual(
        now.progress_steps.map(({ completed }) => completed),
        statesAt(step)
      )
      if (stage === 'generate') {
        const preview = await client.get(now.preview!).loginAs(ava.user)
        assert.equal(preview.header('content-type'), 'image/jpeg')
        assert.deepEqual(preview.body(), PREVIEW)
      }
      if (index < STAGES.length - 1) scene.engine.goOnTo(STAGES[index + 1])
    }
    scene.engine.release()

    const generated = await live.hears('design.generated', channel)
    const stored = await ava.design(design)
    assert.equal(stored.status, 'completed')
    assert.deepEqual(withoutVariants(generated.design as WireDesign), withoutVariants(stored))
    const told = live.all('design.progress').map(({ data }) => data)
    assert.deepEqual(Object.keys(told[0]).sort(), [
      'current_step',
      'error',
      'id',
      'preview',
      'progress',
      'progress_steps',
      'status',
    ])
    const percents = told.map(({ progress }) => Number(progress))
    assert.deepEqual(
      percents,
      percents.toSorted((a, b) => a - b)
    )
    assert.deepEqual([...new Set(percents)].at(-1), 100)
    const gone = await client.get(`/designs/${design.id}/preview`).loginAs(ava.user)
    gone.assertStatus(404)
    assert.deepEqual(live.all('credits.updated').at(-1)?.data, { credits: 2 })
  })

  test('is followed by its owner alone', async ({ client, assert, cleanup }) => {
    const { channel, design } = await begin(client, 'generate', cleanup)
    const noah = await DesignOwner.create(client)
    const stranger = await LiveUser.open(noah.user)
    cleanup(() => stranger.close())
    assert.isFalse(await stranger.join(channel))
    await noah.get(`/api/designs/${design.id}`, 404)
    await noah.get(`/designs/${design.id}/preview`, 404)
    await noah.delete(`/api/designs/${design.id}`, 404)
    scene.engine.release()
    await scene.engine.isIdle()
  })

  test('is canceled by deleting it: the engine stops, and what was seen is paid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, design } = await begin(client, 'upscale', cleanup)
    const { preview } = await eventually(async () => {
      const seen = await ava.design(design)
      return seen.preview && seen
    })
    const seen = await client.get(preview!).loginAs(ava.user)
    assert.deepEqual(seen.body(), PREVIEW)
    await ava.delete(`/api/designs/${design.id}`)
    await ava.get(`/api/designs/${design.id}`, 404)
    await ava.get(preview!, 404)
    await scene.engine.isIdle()
    assert.equal(scene.engine.aborted, 1)
    assert.deepEqual(await movementsOf(design), ['hold', 'capture'])
    assert.equal(await ava.credits(), 2)
  })

  test('is deleted before it began without an engine being asked', async ({ client, assert }) => {
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client, 2)
    await ava.generate()
    await scene.engine.waits()
    const waiting = await ava.generate()
    assert.equal(await ava.credits(), 0)
    await ava.delete(`/api/designs/${waiting.id}`)
    assert.equal(await ava.credits(), 1)
    assert.deepEqual(await movementsOf(waiting), ['hold', 'release'])
    scene.engine.release()
    await scene.engine.isIdle()
    assert.lengthOf(scene.engine.orders, 1)
  })

  test('costs nothing if the room was so unclear that only light and fabrics changed', async ({
    client,
    assert,
    cleanup,
  }) => {
    scene.engine.doubt()
    const { ava, live, design } = await begin(client, 'finalise', cleanup)
    assert.equal(await ava.credits(), 2)
    scene.engine.release()
    const made = await ava.settled(design)
    assert.equal(made.status, 'completed')
    assert.match(made.remarks.at(-1) ?? '', /free/)
    assert.deepEqual(await movementsOf(design), ['hold', 'capture', 'reverse'])
    assert.equal(await ava.credits(), 3)
    await eventually(() => live.all('credits.updated').at(-1)?.data.credits === 3)

    const paid = await ava.settled(await ava.generate())
    assert.notMatch(paid.remarks.join(), /free/)
    assert.equal(await ava.credits(), 2)
  })

  test('is taken over when its worker is believed dead, and never goes back', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, live, design, channel } = await begin(client, 'upscale', cleanup)
    await heard(live, 'design.progress', { current_step: 4 })
    await db
      .from('designs')
      .where('id', design.id)
      .update({ lease_token: null, lease_until: db.raw(`now() - interval '1 second'`) })
    scene.engine.release()
    const made = await ava.settled(design)
    assert.equal(made.status, 'completed')
    assert.lengthOf(scene.engine.orders, 2)
    await live.hears('design.generated', channel)
    const steps = live.all('design.progress').map(({ data }) => Number(data.current_step))
    assert.isTrue(steps.slice(steps.indexOf(4)).every((step) => step >= 4))
    assert.deepEqual(await movementsOf(design), ['hold', 'capture'])
  })

  test('is nobody’s work in turn but each person’s', async ({ client, assert }) => {
    scene.engine.waitAt('prepare')
    const [ava, noah, mila] = [
      await DesignOwner.create(client),
      await DesignOwner.create(client),
      await DesignOwner.create(client),
    ]
    const order = (person: DesignOwner, roomType: string) =>
      person.generate({ options: { roomType } })
    await order(ava, 'ava 1')
    await scene.engine.waits()
    const rest = [await order(ava, 'ava 2'), await order(ava, 'ava 3')]
    const last = [await order(noah, 'noah 1'), await order(noah, 'noah 2')]
    await order(mila, 'mila 1')
    scene.engine.release()
    for (const design of rest) await ava.settled(design)
    for (const design of last) await noah.settled(design)
    assert.deepEqual(
      scene.engine.orders.map(({ options }) => options.roomType),
      ['ava 1', 'noah 1', 'mila 1', 'ava 2', 'noah 2', 'ava 3']
    )
    assert.equal(scene.engine.mostAtOnce, 1)
  })
})
