import { MAX_CLEAN_WISH_CHARACTERS } from '#app/redesign/prompt/clean_wish'
import { finishWords } from '#app/redesign/prompt/finish_words'
import { writePrompt, type Prompt } from '#app/redesign/prompt/write_prompt'
import type { DesignOrder } from '#app/redesign/engine/design_engine'
import { frameFor, type Frame } from './frame.js'
import { keepsAnything, maskOf } from './mask_of.js'
import { photoOnCanvas } from './photo_on_canvas.js'
import { sizeOf } from './pictures.js'
import type { ModelTraits } from '#app/redesign/hosted/providers/provider'

export interface PreparedOrder {
  prompt: Prompt
  /** a JPEG of the frame's size */
  photo: Buffer
  mask: Buffer | null
  frame: Frame
  seed: number
  /** wishes the model can't be told, in plain words */
  unmet: string[]
}

const SHORTENED = `Your own words after the first ${MAX_CLEAN_WISH_CHARACTERS} characters.`
const NO_MASK = 'Your corrections: this engine cannot be told which parts to leave as they are.'

export async function prepareOrder(
  { image, options, corrections, seed, sharesLook }: DesignOrder,
  traits: ModelTraits
): Promise<PreparedOrder> {
  const frame = frameFor(await sizeOf(image), traits.sizing)
  const kept = corrections && (await keepsAnything(corrections)) ? corrections : null
  const mask = kept && traits.mask ? await maskOf(kept, frame, traits.mask) : null
  const finishes = sharesLook ? finishWords(options, seed) : null
  const prompt = writePrompt(options, { hasMask: mask !== null, finishes })
  return {
    prompt,
    photo: await photoOnCanvas(image, frame),
    mask,
    frame,
    seed,
    unmet: [...(kept && !mask ? [NO_MASK] : []), ...(prompt.isWishShortened ? [SHORTENED] : [])],
  }
}
