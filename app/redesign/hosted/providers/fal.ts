import type { HostedProvider } from './provider.js'

export const fal: HostedProvider = {
  label: 'fal',
  baseUrl: 'https://fal.run',
  model: 'fal-ai/flux-pro/kontext',
  models: /^[^/]+\/./,
  needsKey: true,
  typicalSeconds: 12,
  traits: {
    sizing: { kind: 'free', multipleOf: 16, longSide: 1536 },
    shapeBy: null,
    mask: null,
    takesSeed: true,
    negativeField: null,
    photoField: null,
    fields: { outputFormat: 'jpeg' },
  },
  families: [
    { of: /inpaint|fill/, traits: { mask: 'white' } },
    { of: /qwen/, traits: { negativeField: 'negative_prompt' } },
    {
      of: /\/edit$/,
      traits: { fields: { outputFormat: 'jpeg', useMultipleImages: true } },
    },
  ],
  connect: async ({ key, baseUrl, model }) => {
    const { createFal } = await import('@ai-sdk/fal')
    return createFal({ apiKey: key, baseURL: baseUrl }).image(model)
  },
}
