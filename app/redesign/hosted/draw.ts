import { generateImage } from 'ai'
import { refusal } from './explain_failure.js'
import type { PreparedOrder } from './prepare_order.js'
import type {
  HostedProvider,
  ImageModel,
  ModelTraits,
  ProviderFields,
} from '#app/redesign/hosted/providers/provider'
import type { HostedEngineId } from '#app/redesign/hosted/providers/providers'

interface Drawing extends PreparedOrder {
  engine: HostedEngineId
  provider: HostedProvider
  traits: ModelTraits
  model: ImageModel
  /** left for it */
  seconds: number
}

/** Most services take a 31-bit seed. */
const SEEDS = 2 ** 31

/**
 * One request, without retries.
 * @returns the bytes as sent
 * @throws what the SDK throws; DesignFailure if the image was blacked out
 */
export async function draw(drawing: Drawing, signal: AbortSignal): Promise<Buffer> {
  const { engine, provider, traits, frame } = drawing
  const { image, providerMetadata } = await generateImage({
    model: drawing.model,
    prompt: promptOf(drawing),
    ...(traits.shapeBy === 'size' ? { size: `${frame.width}x${frame.height}` } : {}),
    ...(traits.shapeBy === 'ratio' && frame.ratio ? { aspectRatio: frame.ratio } : {}),
    ...(traits.takesSeed ? { seed: Math.abs(Math.trunc(drawing.seed)) % SEEDS } : {}),
    providerOptions: { [engine]: fieldsOf(drawing) },
    headers: provider.headers?.(drawing.seconds),
    maxRetries: 0,
    abortSignal: signal,
  })
  const [about] = providerMetadata.fal?.images ?? []
  if (isBlackened(about)) throw refusal()
  return Buffer.from(image.uint8Array)
}

function promptOf({ traits, prompt, photo, mask }: Drawing) {
  if (traits.photoField) return prompt.text
  return { text: prompt.text, images: [photo], ...(mask ? { mask } : {}) }
}

function fieldsOf({ traits, prompt, photo }: Drawing): ProviderFields {
  const fields = { ...traits.fields }
  if (traits.negativeField) fields[traits.negativeField] = prompt.negative
  if (traits.photoField) {
    const address = `data:image/jpeg;base64,${photo.toString('base64')}`
    fields[traits.photoField.name] = traits.photoField.isList ? [address] : address
  }
  return fields
}

/** fal replaces an offensive image with a black one and sets a flag. */
function isBlackened(about: unknown): boolean {
  return typeof about === 'object' && about !== null && 'nsfw' in about && about.nsfw === true
}
