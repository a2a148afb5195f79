import type { generateImage } from 'ai'
import type { Hosting } from '#app/redesign/hosted/hosting'

type GenerateImage = Parameters<typeof generateImage>[0]
export type ImageModel = GenerateImage['model']
export type ProviderFields = NonNullable<GenerateImage['providerOptions']>[string]

/** Sizes, aspect ratios, or side multiples; `longSide` in px. */
export type Sizing =
  | { kind: 'sizes'; sizes: readonly (readonly [width: number, height: number])[] }
  | { kind: 'ratios'; ratios: readonly Ratio[]; longSide: number }
  | { kind: 'free'; multipleOf: number; longSide: number }

export type Ratio = `${number}:${number}`

/** How a mask says what may change: where it is transparent, or where it is white. */
export type MaskStyle = 'transparent' | 'white'

export interface ModelTraits {
  sizing: Sizing
  /** how the shape is asked for; null where the answer has the photograph's */
  shapeBy: 'size' | 'ratio' | null
  /** null where no mask is taken */
  mask: MaskStyle | null
  takesSeed: boolean
  /** the field for words that must not come true; null where there is none */
  negativeField: string | null
  /** the field for the photograph, where it is another than the provider's usual one */
  photoField: { name: string; isList: boolean } | null
  /** sent with every request */
  fields: ProviderFields
}

/** A service that draws pictures: what is said of it to people, and how it is spoken to. */
export interface HostedProvider {
  label: string
  /** what is asked where DESIGN_BASE_URL says nothing; null where it has to say */
  baseUrl: string | null
  /** what is used where DESIGN_MODEL says nothing; null where it has to say */
  model: string | null
  /** what every name of a usable model matches */
  models: RegExp
  needsKey: boolean
  /** how long a picture usually takes, for the progress; the provider tells nothing */
  typicalSeconds: number
  traits: ModelTraits
  /** models that differ; the first that fits counts */
  families: readonly { of: RegExp; traits: Partial<ModelTraits> }[]
  /** @param seconds after which the service may give up by itself */
  headers?: (seconds: number) => Record<string, string>
  /** Loads what speaks to the service; nobody pays for it who does not use it. */
  connect: (hosting: Hosting) => Promise<ImageModel>
}

/** What a model takes, by the provider's rules and those of its family. */
export function traitsOf(provider: HostedProvider, model: string): ModelTraits {
  const family = provider.families.find(({ of }) => of.test(model))
  return { ...provider.traits, ...family?.traits }
}
