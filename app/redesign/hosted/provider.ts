import type { generateImage } from 'ai'
import type { Hosting } from '#app/redesign/design_settings'

type GenerateImage = Parameters<typeof generateImage>[0]
export type ImageModel = GenerateImage['model']
export type ProviderFields = NonNullable<GenerateImage['providerOptions']>[string]

/** Sizes, aspect ratios, or side multiples; `longSide` in px. */
export type Sizing =
  | { kind: 'sizes'; sizes: readonly (readonly [width: number, height: number])[] }
  | { kind: 'ratios'; ratios: readonly Ratio[]; longSide: number }
  | { kind: 'free'; multipleOf: number; longSide: number }

export type Ratio = `${number}:${number}`

/** How a mask marks what may change: transparent or white. */
export type MaskStyle = 'transparent' | 'white'

export interface ModelTraits {
  sizing: Sizing
  /** how to request the shape; null if the result always has the photo's */
  shapeBy: 'size' | 'ratio' | null
  /** null if it takes no mask */
  mask: MaskStyle | null
  takesSeed: boolean
  /** the field for a negative prompt; null if there is none */
  negativeField: string | null
  /** the field for the photo, if it isn't the provider's usual one */
  photoField: { name: string; isList: boolean } | null
  /** sent with every request */
  fields: ProviderFields
}

/** A service that draws images: how it is described to people, and how to call it. */
export interface HostedProvider {
  label: string
  /** the label in a sentence, if it isn't a name */
  inText?: string
  /** default for DESIGN_BASE_URL; null if that is required */
  baseUrl: string | null
  /** default for DESIGN_MODEL; null if that is required */
  model: string | null
  /** matches every usable model's name */
  models: RegExp
  needsKey: boolean
  /** usual duration, for the progress bar; the provider reports none */
  typicalSeconds: number
  traits: ModelTraits
  /** overrides per model family; the first match counts */
  families: readonly { of: RegExp; traits: Partial<ModelTraits> }[]
  /** @param seconds after which the service may give up */
  headers?: (seconds: number) => Record<string, string>
  /** Loads the service's SDK only when it is used. */
  connect: (hosting: Hosting) => Promise<ImageModel>
}

/** A model's traits: the provider's, overridden by its family. */
export function traitsOf(provider: HostedProvider, model: string): ModelTraits {
  const family = provider.families.find(({ of }) => of.test(model))
  return { ...provider.traits, ...family?.traits }
}
