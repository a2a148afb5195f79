import type { HostedProvider } from './provider.js'

/** Whatever answers `POST <base>/images/edits` as OpenAI does, such as a model of one's own. */
export const openaiCompatible: HostedProvider = {
  label: 'Self-hosted model',
  baseUrl: null,
  model: null,
  models: /./,
  needsKey: false,
  typicalSeconds: 30,
  traits: {
    sizing: { kind: 'free', multipleOf: 16, longSide: 1536 },
    shapeBy: 'size',
    mask: 'transparent',
    takesSeed: false,
    negativeField: null,
    photoField: null,
    fields: {},
  },
  families: [],
  connect: async ({ key, baseUrl, model }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'openai-compatible',
      apiKey: key,
      baseURL: baseUrl,
    }).imageModel(model)
  },
}
