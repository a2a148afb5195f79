import type { DesignOptions } from '#app/redesign/contract/design_options'

export interface DesignOrder {
  /** the photograph: upright, sRGB, JPEG or PNG, at most 2048 px on its longer side */
  image: Buffer
  options: DesignOptions
  /** the same order with the same seed gives the same picture, where the engine says so */
  seed: number
  /** what the person says each part of the picture is; null where nothing was corrected */
  corrections: Buffer | null
}

export interface Picture {
  data: Buffer
  width: number
  height: number
}

export interface DesignNotes {
  unmet: string[]
  /** for example that only paint and light were changed, because the room was not clear */
  remarks: string[]
}

export type DesignStage = 'prepare' | 'generate' | 'upscale' | 'finalise'

export interface EngineRun {
  signal: AbortSignal
  /** @param share of the stage that is done, 0 to 1; `preview` is a small JPEG of what emerges */
  onProgress: (stage: DesignStage, share: number, preview?: Buffer) => void
}

export interface DesignResult extends DesignNotes {
  image: Picture
  highRes: Picture
  /** how much of the room's structure was kept, 0 to 1, where the engine measured that itself */
  structureScore?: number
}

export interface EngineAbilities {
  options: readonly (keyof DesignOptions)[]
  /** takes a mask of what to change and what to keep */
  mask: boolean
  /** how many versions of one order it can make */
  variations: number
  isDeterministic: boolean
  /** photographs do not leave this machine */
  isLocal: boolean
}

/** Redesigns a room in four stages: prepare, generate, upscale, finalize. One order at a time. */
export interface DesignEngine {
  /** shown to people and kept with each design */
  readonly name: string
  readonly abilities: EngineAbilities

  /** Loads what the first order would wait for. */
  warm?(): Promise<void>

  /**
   * @throws DesignFailure with a sentence for the person, and whether trying
   *   again may help; the signal's reason when it was aborted
   */
  run(order: DesignOrder, run: EngineRun): Promise<DesignResult>

  close(): Promise<void>
}
