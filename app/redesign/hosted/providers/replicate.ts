import type { HostedProvider } from './provider.js'

/** Polled twice a second, for the longest possible DESIGN_TIMEOUT. */
const PATIENCE = { maxPollAttempts: 600 }

export const replicate: HostedProvider = {
  label: 'Replicate',
  baseUrl: 'https://api.replicate.com/v1',
  model: 'black-forest-labs/flux-kontext-pro',
  models: /^[^/]+\/./,
  needsKey: true,
  typicalSeconds: 15,
  traits: {
    sizing: { kind: 'free', multipleOf: 16, longSide: 1536 },
    shapeBy: null,
    mask: null,
    takesSeed: true,
    negativeField: null,
    photoField: null,
    fields: { ...PATIENCE, output_format: 'jpg' },
  },
  families: [
    { of: /kontext/, traits: { photoField: { name: 'input_image', isList: false } } },
    {
      of: /flux-2/,
      traits: {
        photoField: { name: 'input_images', isList: true },
        fields: { ...PATIENCE, output_format: 'jpg', aspect_ratio: 'match_input_image' },
      },
    },
    { of: /inpaint|fill/, traits: { mask: 'white' } },
    {
      of: /interior|controlnet|stable-diffusion|sdxl/,
      traits: { negativeField: 'negative_prompt', fields: PATIENCE },
    },
  ],
  /** Also cancels the run there if it isn't finished by then. */
  headers: (seconds) => ({ 'cancel-after': `${seconds}s` }),
  connect: async ({ key, baseUrl, model }) => {
    const { createReplicate } = await import('@ai-sdk/replicate')
    return createReplicate({ apiToken: key, baseURL: baseUrl }).image(model)
  },
}
