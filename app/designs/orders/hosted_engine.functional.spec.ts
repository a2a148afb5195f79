import { test } from '@japa/runner'
import sharp from 'sharp'
import { HostedEngine } from '#app/redesign/hosted/hosted_engine'
import { enlargeInThread } from '#app/redesign/builtin/design_thread'
import type { HostedEngineId } from '#app/redesign/hosted/providers'
import { NEGATIVE_WORDS, writePrompt } from '#app/redesign/hosted/write_prompt'
import { eventually } from '#tests/support/eventually'
import { ImageProvider } from '#tests/support/image_provider/image_provider'
import { differenceBetween, gradient } from '#app/redesign/hosted/gradient_factory'
import { hostingAt, KEY, orderOf, watchedRun } from '#app/designs/tests/hosted_orders'

const ENGINES: HostedEngineId[] = ['openai', 'google', 'openai-compatible', 'fal', 'replicate']

test.group('Hosted engines', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  let service: ImageProvider

  group.setup(async () => {
    service = await ImageProvider.start()
    return () => service.stop()
  })

  group.each.setup(() => service.reset())

  test('{$self}: a photograph goes there and its redesign comes back upon it')
    .with(ENGINES)
    .run(async ({ assert }, engineId) => {
      const engine = new HostedEngine(hostingAt(service, engineId))
      const order = await orderOf()
      const run = watchedRun()
      const result = await engine.run(order, run)

      assert.lengthOf(service.requests, 1)
      assert.include(engine.name, hostingAt(service, engineId).model)
      assert.closeTo(result.image.width / result.image.height, 4 / 3, 0.01)
      assert.isBelow(await differenceBetween(order.image, result.image.data), 3)
      assert.deepEqual(result.highRes, result.image)
      const { format, width, height, exif } = await sharp(result.image.data).metadata()
      assert.deepEqual([format, width, height], ['jpeg', result.image.width, result.image.height])
      assert.isUndefined(exif)
      assert.deepEqual([result.unmet, result.remarks], [[], []])
    })

  test('OpenAI is asked to edit the photograph, in a size that it draws', async ({ assert }) => {
    const order = await orderOf()
    await new HostedEngine(hostingAt(service, 'openai')).run(order, watchedRun())
    const { path, headers, fields, photo, mask } = service.last
    assert.equal(path, '/v1/images/edits')
    assert.equal(headers.authorization, `Bearer ${KEY}`)
    assert.containsSubset(fields, {
      model: 'gpt-image-1.5',
      size: '1536x1024',
      quality: 'high',
      output_format: 'jpeg',
      input_fidelity: 'high',
      n: '1',
      prompt: writePrompt(order.options, { hasMask: false }).text,
    })
    assert.containsSubset(await sharp(photo).metadata(), {
      format: 'jpeg',
      width: 1536,
      height: 1024,
    })
    assert.isUndefined(mask)
  })

  test('Gemini gets the words and the photograph, and the nearest proportions', async ({
    assert,
  }) => {
    const order = await orderOf()
    await new HostedEngine(hostingAt(service, 'google')).run(order, watchedRun())
    const { path, headers, fields } = service.last
    assert.equal(path, '/v1beta/models/gemini-2.5-flash-image:generateContent')
    assert.equal(headers['x-goog-api-key'], KEY)
    assert.containsSubset(fields, {
      contents: [{ parts: [{ text: writePrompt(order.options, { hasMask: false }).text }] }],
      generationConfig: { imageConfig: { aspectRatio: '4:3' }, seed: 2_147_483_647 },
    })
  })

  test('a model of one’s own is asked without a key, in sides of 16', async ({ assert }) => {
    const hosting = hostingAt(service, 'openai-compatible', { key: undefined })
    const image = await gradient({ width: 333, height: 217 })
    await new HostedEngine(hosting).run(await orderOf({ image }), watchedRun())
    const { headers, fields } = service.last
    assert.isUndefined(headers.authorization)
    assert.containsSubset(fields, { model: 'flux-kontext', size: '1536x1008' })
    assert.notProperty(fields, 'seed')
  })

  test('fal gets a data address and a seed', async ({ assert }) => {
    await new HostedEngine(hostingAt(service, 'fal')).run(await orderOf(), watchedRun())
    const { path, headers, fields } = service.last
    assert.equal(path, '/fal-ai/flux-pro/kontext')
    assert.equal(headers.authorization, `Key ${KEY}`)
    assert.containsSubset(fields, { seed: 2_147_483_647, output_format: 'jpeg', num_images: 1 })
    assert.notProperty(fields, 'negative_prompt')
  })

  test('Replicate gets the photograph in the field of the model, and a deadline', async ({
    assert,
  }) => {
    const hosting = hostingAt(service, 'replicate', { timeout: 30 })
    await new HostedEngine(hosting).run(await orderOf(), watchedRun())
    const { path, headers, fields } = service.last
    assert.equal(path, '/v1/models/black-forest-labs/flux-kontext-pro/predictions')
    assert.equal(headers.authorization, `Bearer ${KEY}`)
    assert.equal(headers['cancel-after'], '30s')
    assert.notProperty(fields.input, 'image')
    assert.property(fields.input, 'input_image')
  })

  test('models that take words against something get them', async ({ assert }) => {
    const fal = hostingAt(service, 'fal', { model: 'fal-ai/qwen-image-edit' })
    await new HostedEngine(fal).run(await orderOf(), watchedRun())
    assert.equal(service.last.fields.negative_prompt, NEGATIVE_WORDS.join(', '))
    const replicate = hostingAt(service, 'replicate', { model: 'adirik/interior-design' })
    await new HostedEngine(replicate).run(await orderOf(), watchedRun())
    assert.containsSubset(service.last.fields, {
      input: { negative_prompt: NEGATIVE_WORDS.join(', ') },
    })
  })

  test('tells which of somebody’s words it did not pass on', async ({ assert }) => {
    const order = await orderOf()
    order.options.customPrompt = 'walnut '.repeat(200)
    const engine = new HostedEngine(hostingAt(service, 'openai'))
    assert.match((await engine.run(order, watchedRun())).unmet.join(), /words after the first 500/)
  })

  test('tells the stages in order, moves while it waits, shows what came', async ({ assert }) => {
    const run = watchedRun()
    const moves = () => run.progress.filter(({ stage }) => stage === 'generate').length
    const after = eventually(() => moves() >= 3).then(() => {})
    service.turns.push({ drawn: await gradient({ width: 1536, height: 1024 }), after })
    await new HostedEngine(hostingAt(service, 'openai')).run(await orderOf(), run)
    const stages = run.progress.map(({ stage }) => stage)
    assert.deepEqual([...new Set(stages)], ['prepare', 'generate', 'upscale', 'finalise'])
    const shares = run.progress
      .filter(({ stage }) => stage === 'generate')
      .map(({ share }) => share)
    assert.isAtLeast(shares.length, 4)
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b)
    )
    assert.deepEqual([shares[0], shares.at(-1)], [0, 1])
    const preview = run.progress.find((step) => step.preview)?.preview
    assert.containsSubset(await sharp(preview).metadata(), { format: 'jpeg', width: 480 })
  })

  test('the built-in upscaler makes the high resolution', async ({ assert }) => {
    const engine = new HostedEngine(hostingAt(service, 'openai'), enlargeInThread)
    const run = watchedRun()
    const { image, highRes } = await engine.run(await orderOf(), run)
    assert.deepEqual([highRes.width, highRes.height], [image.width * 2, image.height * 2])
    const { format, width } = await sharp(highRes.data).metadata()
    assert.deepEqual([format, width], ['jpeg', highRes.width])
    assert.isBelow(await differenceBetween(image.data, highRes.data), 3)
    const shares = run.progress.filter(({ stage }) => stage === 'upscale')
    assert.isAbove(shares.length, 2)
  })

  test('what was drawn large enough is not enlarged', async ({ assert }) => {
    service.turns.push({ drawn: await gradient({ width: 2400, height: 1800 }) })
    const engine = new HostedEngine(hostingAt(service, 'google'), enlargeInThread)
    const { image, highRes } = await engine.run(await orderOf(), watchedRun())
    assert.isAbove(image.width, 2048)
    assert.deepEqual(highRes, image)
  })

  test('an abort while a picture is enlarged ends that', async ({ assert }) => {
    const controller = new AbortController()
    const engine = new HostedEngine(hostingAt(service, 'openai'), enlargeInThread)
    const run = watchedRun(controller.signal)
    const made = engine.run(await orderOf(), {
      ...run,
      onProgress: (stage, share) =>
        stage === 'upscale' && share > 0 && controller.abort(new Error('gone')),
    })
    await assert.rejects(() => made, 'gone')
  })

  test('says so where the service drew another shape', async ({ assert }) => {
    service.turns.push({ drawn: await gradient({ width: 1024, height: 1024 }) })
    const engine = new HostedEngine(hostingAt(service, 'openai'))
    const { image, remarks } = await engine.run(await orderOf(), watchedRun())
    assert.match(remarks.join(), /proportions/)
    assert.closeTo(image.width / image.height, 4 / 3, 0.01)
  })
})
