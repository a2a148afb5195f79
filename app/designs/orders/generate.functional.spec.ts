import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { designLimits } from '#app/designs/design_rate_limits'
import { dataUrl, DesignOwner, room } from '#app/designs/tests/design_owner'
import { RESULT, withEngine } from '#app/designs/tests/test_engine'

const STEPS = [
  'Initializing design generation',
  'Processing original image',
  'Generating AI design',
  'Upscaling design',
  'Finalizing design',
]

test.group('Generating a design', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  const scene = withEngine(group)

  test('is taken at once with its steps, and ends with pictures', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 3)
    const options = { roomType: 'living_room', colors: ['sage'], customPrompt: 'oak floor' }
    const { status, generated_design: taken } = await ava.post(
      '/api/designs/generate',
      { image: dataUrl(await room()), options, prompt: 'more light', image_width: 9 },
      202
    )
    assert.equal(status, 'success')
    assert.containsSubset(taken, {
      status: 'pending',
      progress: 10,
      current_step: 1,
      image: null,
      high_res_image: null,
      image_width: 120,
      image_height: 80,
      image_orientation: 'landscape',
      error: null,
      favorite: false,
      prompt: 'more light',
      parent_id: null,
      options: { ...options, designer: null, location: null, theme: null },
    })
    assert.deepEqual(
      taken.progress_steps,
      STEPS.map((message, i) => ({ message, completed: i ? 'pending' : 'in_progress' }))
    )
    assert.equal(await ava.credits(), 2)

    const made = await ava.settled(taken)
    assert.containsSubset(made, {
      status: 'completed',
      progress: 100,
      current_step: 5,
      error: null,
      engine: 'Test engine',
      image_width: RESULT.width,
      image_height: RESULT.height,
      high_res_image_width: RESULT.width * 2,
      high_res_image_height: RESULT.height * 2,
      remarks: ['The ceiling was kept.'],
      preview: null,
    })
    assert.isTrue(made.progress_steps.every(({ completed }) => completed === 'done'))
    assert.equal(made.image!.width, RESULT.width)
    const stored = await ava.get(made.image!.url)
    const { xmpAsString } = await sharp(stored).metadata()
    assert.include(xmpAsString, 'compositeWithTrainedAlgorithmicMedia')
    assert.equal(made.original_image!.width, 120)
    assert.equal(await ava.credits(), 2)
    assert.equal(scene.engine.orders[0].options.customPrompt, 'oak floor\nmore light')

    const [stats] = (await ava.get(`/api/user/${ava.user.id}`)).user.stats
    assert.equal(stats.designs_count, 1)
  })

  test('takes a file, turned upright as the camera held it', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const turned = await sharp(await room(120, 80))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await client
      .post('/api/designs/generate')
      .file('image', turned, { filename: 'room.jpg' })
      .field('options', JSON.stringify({ theme: 'unheard of' }))
      .field('image_width', '5')
      .withCsrfToken()
      .loginAs(ava.user)
    answer.assertStatus(202)
    const { generated_design: design } = answer.body()
    assert.containsSubset(design, {
      image_width: 80,
      image_height: 120,
      image_orientation: 'portrait',
      options: { theme: 'unheard of' },
    })
    const { unmet } = await ava.settled(design)
    assert.deepEqual(unmet, ['unheard of'])
    const { width, height, format } = await sharp(scene.engine.orders[0].image).metadata()
    assert.deepEqual([width, height, format], [80, 120, 'jpeg'])
  })

  test('hands engines no more than 2048 px', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    await ava.generated({ image: dataUrl(await room(2600, 1300)) })
    const { width, height } = await sharp(scene.engine.orders[0].image).metadata()
    assert.deepEqual([width, height], [2048, 1024])
  })

  test('says what is wrong with what was sent', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const image = dataUrl(await room())
    const refused = async (body: Record<string, unknown>, status: number) =>
      ava.post('/api/designs/generate', body, status)

    assert.properties((await refused({}, 422)).errors, ['image'])
    assert.properties((await refused({ image: 'https://example.com/a.jpg' }, 422)).errors, [
      'image',
    ])
    assert.properties((await refused({ image: image.slice(0, image.length / 2) }, 422)).errors, [
      'image',
    ])
    await refused({ image: dataUrl(Buffer.from('<svg xmlns="…"/>'), 'image/svg+xml') }, 415)
    await refused({ image: dataUrl(Buffer.alloc(25 * 1024 * 1024 + 1)) }, 413)
    const { errors } = await refused({ image, options: { roomType: 7, colors: 'sage' } }, 422)
    assert.properties(errors, ['options.roomType', 'options.colors'])
    const long = await refused({ image, prompt: 'x'.repeat(2_001) }, 422)
    assert.properties(long.errors, ['prompt'])
    assert.equal(await ava.credits(), 5)
    assert.lengthOf((await ava.get('/api/designs')).designs.data, 0)
  })

  test('refuses a body that is not JSON', async ({ client }) => {
    const ava = await DesignOwner.create(client)
    const answer = await client
      .post('/api/designs/generate')
      .header('content-type', 'application/json')
      .json('{')
      .withCsrfToken()
      .loginAs(ava.user)
    answer.assertStatus(400)
  })

  test('needs a credit', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 0)
    const { message } = await ava.post(
      '/api/designs/generate',
      { image: dataUrl(await room()) },
      402
    )
    assert.equal(message, 'You don’t have enough image credits for this.')
    assert.lengthOf((await ava.get('/api/designs')).designs.data, 0)
  })

  test('a hundred clicks at once spend what there is and no more', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 3)
    const body = { image: dataUrl(await room(16, 16)) }
    const clicks = Array.from({ length: 100 }, () =>
      client.post('/api/designs/generate').json(body).withCsrfToken().loginAs(ava.user)
    )
    const answers = await Promise.all(clicks)
    const counts = Map.groupBy(answers, (answer) => answer.status())
    const { requests: mostOrders } = designLimits.order.account
    assert.lengthOf(counts.get(202) ?? [], 3)
    assert.lengthOf(counts.get(402) ?? [], mostOrders - 3)
    assert.lengthOf(counts.get(429) ?? [], 100 - mostOrders)
    assert.equal(await ava.credits(), 0)
    for (const answer of answers) {
      if (answer.status() === 202) await ava.settled(answer.body().generated_design)
    }
    assert.equal(await ava.credits(), 0)
    assert.equal(scene.engine.mostAtOnce, 1)
  }).timeout(240_000)

  test('the same key is the same order', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 5)
    const headers = { 'idempotency-key': randomUUID() }
    const body = { image: dataUrl(await room()) }
    const [first, second] = await Promise.all([
      ava.post('/api/designs/generate', body, 202, headers),
      ava.post('/api/designs/generate', body, 202, headers),
    ])
    assert.equal(first.generated_design.id, second.generated_design.id)
    assert.equal(await ava.credits(), 4)
  })
})
