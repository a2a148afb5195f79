import { test } from '@japa/runner'
import { makeEngine } from '#app/redesign/make_engine'
import { MODEL_PROVIDERS, type HostedEngineId } from '#app/redesign/hosted/providers'
import { ImageProvider, SMALL_SIDE } from '#tests/support/image_provider/image_provider'
import { hostingAt, orderOf, watchedRun } from '#app/designs/tests/hosted_orders'

const ENGINES: HostedEngineId[] = ['openai', 'google', 'openai-compatible', 'fal', 'replicate']

test.group('The engine that the settings name', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  test('{$self} says who it is and what it can do')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      const hosting = { engine, key: 'k', model: 'a/model', baseUrl: 'http://a.test', timeout: 60 }
      const made = await makeEngine(hosting)
      assert.equal(made.name, `${MODEL_PROVIDERS[engine].label}: a/model`)
      assert.include(made.abilities.options, 'customPrompt')
      assert.isFalse(made.abilities.isDeterministic)
      await made.close()
    })

  test('a hosted one brings pictures of high resolution too', async ({ assert, cleanup }) => {
    const service = await ImageProvider.start({ maxSide: SMALL_SIDE })
    cleanup(() => service.stop())
    const engine = await makeEngine(hostingAt(service, 'openai'))
    const { image, highRes } = await engine.run(await orderOf(), watchedRun())
    assert.equal(highRes.width, image.width * 2)
    await engine.close()
  })
})
