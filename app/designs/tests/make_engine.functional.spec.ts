import { test } from '@japa/runner'
import { makeEngine } from '#app/designs/engines/make_engine'
import { PROVIDERS, type HostedEngineId } from '#app/designs/engines/hosted/providers/providers'

const ENGINES: HostedEngineId[] = ['openai', 'google', 'openai-compatible', 'fal', 'replicate']

test.group('The engine that the settings name', () => {
  test('{$self} says who it is and what it can do')
    .with(ENGINES)
    .run(async ({ assert }, engine) => {
      const hosting = { engine, key: 'k', model: 'a/model', baseUrl: 'http://a.test', timeout: 60 }
      const made = await makeEngine(hosting)
      assert.equal(made.name, `${PROVIDERS[engine].label}: a/model`)
      assert.include(made.abilities.options, 'customPrompt')
      assert.isFalse(made.abilities.isDeterministic)
      assert.isFalse(made.abilities.isLocal)
      await made.close()
    })
})
