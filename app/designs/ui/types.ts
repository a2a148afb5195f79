import type { Data } from '#data'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'

export type { DesignOptions, EngineKind }

export type Design = Data.Designs.Design
export type Prompt = Data.Designs.Prompts.DesignPrompt
export type PublicDesign = Data.Designs.Gallery.PublicDesign
export type SharedDesign = Data.Designs.Sharing.SharedDesign
/** How many like a design, and whether the reader does. */
export interface DesignLikes {
  count: number
  is_liked: boolean
}

export type CarriedLook = Data.Designs.Sharing.CarriedLook
export type Restyle = Data.Designs.Restyles.Restyle
export type RestyleItem = Restyle['items'][number]
export type RestylePhoto = Data.Designs.Restyles.RestylePhoto
export type RestyleSummary = Data.Designs.Restyles.RestyleSummary
export type Engine = Data.Designs.Engines.DesignEngine
export type LookOption = Data.Designs.Looks.LookOption
export type SketchColors = Data.Designs.Surfaces.SketchColors

/** The progress part of a design, as sent in `design.progress`. */
export type DesignProgress = Pick<
  Design,
  'id' | 'status' | 'progress' | 'current_step' | 'progress_steps' | 'error' | 'preview'
>

export interface Looks {
  room_types: LookOption[]
  themes: LookOption[]
  designers: LookOption[]
  locations: LookOption[]
  colors: LookOption[]
}

/** Only values that at least one public design has. */
export type PublicLooks = Omit<Looks, 'locations'>

export function isDesignRunning({ status }: Pick<Design, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}
