import type { DesignOptions } from '#app/redesign/design_options'

export interface DesignOrder {
  /** the photo: upright, sRGB, JPEG or PNG, at most 2048 px on its longer side */
  image: Buffer
  options: DesignOptions
  /** the same order with the same seed gives the same image if the engine is deterministic */
  seed: number
  /** what the person says each part of the image is; null if nothing was corrected */
  corrections: Buffer | null
  /** one of several rooms of a home that get the same palette and finishes */
  sharesLook: boolean
}

export interface EnginePicture {
  data: Buffer
  width: number
  height: number
}

export interface DesignNotes {
  unmet: string[]
  /** such as that only light and fabrics changed, because the room was unclear */
  remarks: string[]
  /** whether the room was so unclear that only light and fabrics changed; such a design is free */
  isLightOnly?: boolean
}

export type DesignStage = 'prepare' | 'generate' | 'upscale' | 'finalise'

export interface EngineRun {
  signal: AbortSignal
  /** @param share of the stage that is done, 0 to 1; `preview` is a small JPEG */
  onProgress: (stage: DesignStage, share: number, preview?: Buffer) => void
}

export interface DesignResult extends DesignNotes {
  image: EnginePicture
  highRes: EnginePicture
  /** how much of the room's structure was kept, 0 to 1, if the engine measures it */
  structureScore?: number
}

export interface EngineAbilities {
  options: readonly (keyof DesignOptions)[]
  /** accepts a mask of what may change */
  mask: boolean
  /** number of versions it can make per order */
  variations: number
  isDeterministic: boolean
  /** photos don't leave this machine */
  isLocal: boolean
}

/** Redesigns a room in four stages: prepare, generate, upscale, finalize. One order at a time. */
export interface DesignEngine {
  /** shown to people and stored with each design */
  readonly name: string
  /** the same in a sentence: "made by …" */
  readonly maker: string
  readonly abilities: EngineAbilities

  /** Loads what the first order would wait for. */
  warm?(): Promise<void>

  /**
   * @throws DesignFailure with a message for the person, and whether a retry may help; the signal's
   * reason if aborted
   */
  run(order: DesignOrder, run: EngineRun): Promise<DesignResult>

  close(): Promise<void>
}

export class DesignFailure extends Error {
  override name = 'DesignFailure'

  constructor(
    message: string,
    readonly mayRetry: boolean,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}
