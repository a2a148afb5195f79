import type { HostedProvider } from '#app/redesign/hosted/provider'

const openai: HostedProvider = {
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

/** Anything with an OpenAI-compatible `POST <base>/images/edits`, such as a self-hosted model. */
const openaiCompatible: HostedProvider = {
  label: 'Self-hosted model',
  inText: 'a self-hosted model',
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

const google: HostedProvider = {
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

const fal: HostedProvider = {
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

/** Polled twice a second, for the longest possible DESIGN_TIMEOUT. */
const PATIENCE = { maxPollAttempts: 600 }

const replicate: HostedProvider = {
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

/** Every service that can draw designs, by its name in DESIGN_ENGINE. */
export const MODEL_PROVIDERS = {
  openai,
  google,
  'openai-compatible': openaiCompatible,
  fal,
  replicate,
} satisfies Record<string, HostedProvider>

export type HostedEngineId = keyof typeof MODEL_PROVIDERS
