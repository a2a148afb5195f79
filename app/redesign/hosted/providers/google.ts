import type { HostedProvider } from './provider.js'

export const google: HostedProvider = {
  label: 'Google Gemini',
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  model: 'gemini-2.5-flash-image',
  models: /^gemini-/,
  needsKey: true,
  typicalSeconds: 12,
  traits: {
    sizing: {
      kind: 'ratios',
      ratios: ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'],
      longSide: 1536,
    },
    shapeBy: 'ratio',
    mask: null,
    takesSeed: true,
    negativeField: null,
    photoField: null,
    fields: {},
  },
  families: [{ of: /^gemini-3/, traits: { fields: { imageConfig: { imageSize: '2K' } } } }],
  connect: async ({ key, baseUrl, model }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ apiKey: key, baseURL: baseUrl }).image(model)
  },
}
