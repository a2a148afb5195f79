import { generateImage } from 'ai'
import type { DesignOrder } from '#app/redesign/design_engine'
import { refusal } from '#app/redesign/hosted/explain_failure'
import { frameFor, type PaddedFrame } from '#app/redesign/hosted/frame'
import {
  keepsAnything,
  maskOf,
  photoOnCanvas,
  pictureSizeOf,
  type KeptParts,
} from '#app/redesign/hosted/pictures'
import type {
  ModelTraits,
  HostedProvider,
  ImageModel,
  ProviderFields,
} from '#app/redesign/hosted/provider'
import type { HostedEngineId } from '#app/redesign/hosted/providers'
import {
  MAX_CLEAN_WISH_CHARACTERS,
  finishWords,
  writePrompt,
  type HostedPrompt,
} from '#app/redesign/hosted/write_prompt'

export interface PreparedOrder {
  prompt: HostedPrompt
  /** a JPEG of the frame's size */
  photo: Buffer
  mask: Buffer | null
  /** what the person keeps; null if nothing */
  kept: KeptParts | null
  frame: PaddedFrame
  seed: number
  /** wishes the model can't be told, in plain words */
  unmet: string[]
}

const SHORTENED = `Your own words after the first ${MAX_CLEAN_WISH_CHARACTERS} characters.`

export async function prepareOrder(
  { image, options, corrections, seed, sharesLook }: DesignOrder,
  traits: ModelTraits
): Promise<PreparedOrder> {
  const frame = frameFor(await pictureSizeOf(image), traits.sizing)
  const kept = corrections && (await keepsAnything(corrections)) ? corrections : null
  const mask = kept && traits.mask ? await maskOf(kept, frame, traits.mask) : null
  const finishes = sharesLook ? finishWords(options, seed) : null
  const prompt = writePrompt(options, { hasMask: mask !== null, finishes })
  return {
    prompt,
    photo: await photoOnCanvas(image, frame),
    mask,
    kept: kept && { photo: image, corrections: kept },
    frame,
    seed,
    unmet: prompt.isWishShortened ? [SHORTENED] : [],
  }
}

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
