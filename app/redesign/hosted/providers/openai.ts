import type { HostedProvider } from './provider.js'

export const openai: HostedProvider = {
  label: 'OpenAI',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-image-1.5',
  models: /./,
  needsKey: true,
  typicalSeconds: 45,
  traits: {
    sizing: {
      kind: 'sizes',
      sizes: [
        [1536, 1024],
        [1024, 1536],
        [1024, 1024],
      ],
    },
    shapeBy: 'size',
    mask: 'transparent',
    takesSeed: false,
    negativeField: null,
    photoField: null,
    fields: { quality: 'high', outputFormat: 'jpeg', outputCompression: 95 },
  },
  families: [
    {
      of: /^gpt-image-1(\.5)?$/,
      traits: {
        fields: {
          quality: 'high',
          outputFormat: 'jpeg',
          outputCompression: 95,
          inputFidelity: 'high',
        },
      },
    },
  ],
  connect: async ({ key, baseUrl, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey: key, baseURL: baseUrl }).image(model)
  },
}
