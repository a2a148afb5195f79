import type { DesignOptions } from '#app/designs/design_options'
import type { DesignNotes, DesignStage, Picture } from '../design_engine.js'

/** What the worker is given. */
export interface BuiltinTask {
  image: Uint8Array
  options: DesignOptions
  seed: number
  corrections: Uint8Array | null
  /** folder of the networks */
  models: string
  threads: number
}

/** A picture as it crosses threads, where a Buffer becomes plain bytes. */
export type SentPicture = Omit<Picture, 'data'> & { data: Uint8Array }

/** What the worker says on its way and at its end. */
export type BuiltinMessage =
  | { kind: 'progress'; stage: DesignStage; share: number; preview?: Uint8Array }
  | { kind: 'done'; image: SentPicture; highRes: SentPicture; notes: DesignNotes }
  | { kind: 'refused'; reason: string }
