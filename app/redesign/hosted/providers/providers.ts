import { fal } from './fal.js'
import { google } from './google.js'
import { openai } from './openai.js'
import { openaiCompatible } from './openai_compatible.js'
import { replicate } from './replicate.js'
import type { HostedProvider } from './provider.js'

/** Every service that can draw designs, by its name in DESIGN_ENGINE. */
export const PROVIDERS = {
  openai,
  google,
  'openai-compatible': openaiCompatible,
  fal,
  replicate,
} satisfies Record<string, HostedProvider>

export type HostedEngineId = keyof typeof PROVIDERS
