import { createContext, use } from 'react'
import type { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { OrderDesk } from '#app/designs/ui/state/order_desk'
import type { DesignerAddress } from '#app/designs/ui/state/designer_address'
import type { Design, DesignOptions, Engine, Looks, Prompt } from '#app/designs/ui/state/types'
import type { Draft } from '#app/designs/ui/hooks/use_draft'

/** What the pieces of the designer's page share. */
export interface DesignerState {
  shelf: DesignShelf
  desk: OrderDesk
  engine: Engine
  looks: Looks
  /** image credits that one design costs */
  price: number
  /** image credits left */
  credits: number
  options: DesignOptions
  choose: (change: Partial<DesignOptions>) => void
  /** a photograph that was not sent yet */
  draft: Draft
  /** the design on the stage */
  shown: Design | null
  goTo: (address: Partial<DesignerAddress>) => void
  /** sends what is on the stage: a new photograph, or the shown design's once more with these options */
  order: () => Promise<void>
  /** has the shown design made once more as it is */
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
