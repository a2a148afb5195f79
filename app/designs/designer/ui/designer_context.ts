import { createContext, use } from 'react'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import type { DesignOrders } from '#app/designs/designer/ui/design_orders'
import type { DesignerAddress } from '#app/designs/designer/ui/designer_address'
import type {
  CarriedLook,
  Design,
  DesignOptions,
  Engine,
  EngineKind,
  Looks,
  Prompt,
} from '#app/designs/ui/types'
import type { DesignDraft } from '#app/designs/designer/ui/use_draft'

export interface DesignerState {
  shelf: DesignShelf
  desk: DesignOrders
  /** everyone who makes designs here, the usual one first */
  engines: readonly Engine[]
  /** who makes what is ordered next */
  engine: Engine
  chooseEngine: (kind: EngineKind) => void
  looks: Looks
  /** image credits left */
  credits: number
  options: DesignOptions
  choose: (change: Partial<DesignOptions>) => void
  /** a photo that isn't uploaded yet */
  draft: DesignDraft
  /** the design on the stage */
  shown: Design | null
  /** a photo or a design that waits for an order */
  isOnStage: boolean
  /** slug of the listing whose photo is redesigned */
  listing: string | null
  /** somebody's look to try on a room */
  carried: CarriedLook | null
  goTo: (address: Partial<DesignerAddress>) => void
  /** redesigns the draft, or the shown design's photo with these options */
  order: () => Promise<void>
  /** makes another version with the same options, by the same engine */
  vary: () => Promise<void>
  prompts: readonly Prompt[]
  notePrompt: (prompt: Prompt) => void
  dropPrompt: (id: number) => void
}

export const DesignerContext = createContext<DesignerState | null>(null)

/** @throws Error outside the designer's page */
export function useDesignerState(): DesignerState {
  const designer = use(DesignerContext)
  if (!designer) throw new Error('There is no designer here')
  return designer
}
