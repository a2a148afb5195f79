import type { HostedProvider } from './provider.js'

/** Anything with an OpenAI-compatible `POST <base>/images/edits`, such as a self-hosted model. */
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
