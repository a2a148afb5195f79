import { test } from '@japa/runner'
import { explainStartError } from '#app/kernel/boot/explain_start_error'
import {
  hostingOf,
  creditsOf,
  pricesOf,
  shareOf,
  type GivenHosting,
} from '#app/redesign/design_settings'
import { MODEL_PROVIDERS } from '#app/redesign/hosted/providers'

const given = (more: Partial<GivenHosting> = {}): GivenHosting => ({
  engine: 'builtin',
  key: undefined,
  model: undefined,
  baseUrl: undefined,
  timeout: 180,
  ...more,
})

function sentence(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    return explainStartError(error)
  }
}

test.group('Settings of designs', () => {
  test('nothing set: the built-in engine', ({ assert }) => {
    assert.isNull(hostingOf(given()))
  })

  test('a key is enough where the service and its model are known', ({ assert }) => {
    for (const engine of ['openai', 'google', 'fal', 'replicate'] as const) {
      const { baseUrl, model } = MODEL_PROVIDERS[engine]
      assert.deepEqual(hostingOf(given({ engine, key: 'k' })), {
        engine,
        key: 'k',
        model,
        baseUrl,
        timeout: 180,
      })
    }
  })

  test('what was set is taken', ({ assert }) => {
    const set = { model: 'flux-kontext', baseUrl: 'http://gpu:8000/v1', timeout: 60 }
    assert.containsSubset(hostingOf(given({ engine: 'openai-compatible', ...set })), set)
    assert.containsSubset(hostingOf(given({ engine: 'openai', key: 'k', ...set })), set)
  })

  test('what does not fit together stops the start with a sentence', ({ assert }) => {
    const own = { engine: 'openai-compatible' } as const
    const expected: [Partial<GivenHosting>, RegExp][] = [
      [{ key: 'k' }, /DESIGN_API_KEY.*DESIGN_ENGINE/],
      [{ model: 'm' }, /DESIGN_MODEL.*DESIGN_ENGINE/],
      [{ baseUrl: 'http://a' }, /DESIGN_BASE_URL.*DESIGN_ENGINE/],
      [{ engine: 'openai' }, /DESIGN_ENGINE=openai needs DESIGN_API_KEY/],
      [{ ...own, model: 'm' }, /needs DESIGN_BASE_URL/],
      [{ ...own, baseUrl: 'http://a' }, /needs DESIGN_MODEL/],
      [{ engine: 'google', key: 'k', model: 'imagen-4' }, /imagen-4 is no model of Google/],
      [{ engine: 'fal', key: 'k', model: 'flux' }, /flux is no model of fal/],
      [{ engine: 'openai', key: 'k', timeout: 0 }, /DESIGN_TIMEOUT/],
      [{ engine: 'openai', key: 'k', timeout: 301 }, /DESIGN_TIMEOUT/],
      [{ engine: 'openai', key: 'k', timeout: Number.NaN }, /DESIGN_TIMEOUT/],
    ]
    for (const [settings, words] of expected) {
      const said = sentence(() => hostingOf(given(settings)))
      assert.match(said ?? '', words)
      assert.match(said ?? '', /^[^\n]+\.$/)
    }
  })

  test('a draft next to a hosted design may cost something else', ({ assert }) => {
    assert.deepEqual(pricesOf({ isHosted: true, price: 3, draftPrice: 0 }), {
      builtin: 0,
      hosted: 3,
    })
    assert.deepEqual(pricesOf({ isHosted: true, price: 3, draftPrice: undefined }), {
      builtin: 3,
      hosted: 3,
    })
    assert.equal(pricesOf({ isHosted: false, price: 2, draftPrice: undefined }).builtin, 2)
    const stray = () => pricesOf({ isHosted: false, price: 2, draftPrice: 1 })
    assert.match(sentence(stray) ?? '', /DESIGN_DRAFT_PRICE.*DESIGN_ENGINE/)
    const negative = () => pricesOf({ isHosted: true, price: 2, draftPrice: -1 })
    assert.match(sentence(negative) ?? '', /DESIGN_DRAFT_PRICE is a whole number/)
  })

  test('a price is whole credits, a floor lies between 0 and 1', ({ assert }) => {
    assert.deepEqual(
      [creditsOf('P', 0), creditsOf('P', 3), shareOf('F', 0), shareOf('F', 0.7)],
      [0, 3, 0, 0.7]
    )
    for (const price of [-1, 0.5, 1001, Number.NaN]) {
      assert.match(sentence(() => creditsOf('DESIGN_PRICE', price)) ?? '', /DESIGN_PRICE/)
    }
    for (const floor of [-0.1, 1.1, Number.NaN]) {
      assert.match(sentence(() => shareOf('DESIGN_FLOOR', floor)) ?? '', /DESIGN_FLOOR/)
    }
  })
})
