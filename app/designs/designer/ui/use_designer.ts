import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { useFollowDesigns } from '#app/designs/collection/ui/use_follow_designs'
import { DesignOrders } from '#app/designs/designer/ui/design_orders'
import {
  designFrom,
  designerAddressOf,
  type DesignerAddress,
} from '#app/designs/designer/ui/designer_address'
import type { DesignerState } from '#app/designs/designer/ui/designer_context'
import { useGivenPhoto, useDraft } from '#app/designs/designer/ui/use_draft'
import { engineFor } from '#app/designs/engines/ui/engine_words'
import { NO_OPTIONS } from '#app/designs/looks/ui/design_options'
import { designApi } from '#app/designs/ui/design_api'
import {
  isDesignRunning,
  type CarriedLook,
  type Design,
  type DesignOptions,
  type Engine,
  type EngineKind,
  type Looks,
  type Prompt,
} from '#app/designs/ui/types'
import { useCredits } from '#app/designs/ui/use_credits'
import { useStore } from '#app/kit/hooks/use_store'
import { useHandedPhoto } from '#app/kit/offline/handed_photo'
import { makeUploadKey } from '#app/kit/upload/upload_key'

export interface DesignerProps {
  engines: Engine[]
  looks: Looks
  credits: number
  designs: Design[]
  has_more: boolean
  /** from the query string */
  design: Design | null
  /** somebody’s look, as `?look=` names it, for a photo to come */
  carried: CarriedLook | null
  prompts: Prompt[]
}

export function useDesigner(props: DesignerProps) {
  const { engines, looks } = props
  const [shelf] = useState(() => shelfOf(props))
  const [desk] = useState(() => new DesignOrders({ api: designApi, makeKey: makeUploadKey }))
  const [credits, countAnew] = useCredits(props.credits)
  const prompts = usePrompts(props.prompts)
  const { designs } = useStore(shelf)
  const page = usePage()
  const address = designFrom(page.url)
  const [options, setOptions] = useState(
    () => optionsAt(shelf, address) ?? props.carried?.options ?? NO_OPTIONS
  )
  const choose = (change: Partial<DesignOptions>) => {
    desk.forgetError()
    setOptions((chosen) => ({ ...chosen, ...change }))
  }
  const draft = useDraft((roomType) => choose({ roomType }))
  useGivenPhoto(page.url, draft)
  useHandedPhoto('design', draft.take)
  const shown =
    draft.photograph === null ? (designs.find(({ id }) => id === address.designId) ?? null) : null
  const [engineKind, setEngineKind] = useState<EngineKind | null>(shown?.engine_kind ?? null)
  const engine = engineFor(engines, engineKind)

  /** the current URL for async code; null after leaving the page */
  const here = useRef<DesignerAddress | null>(null)

  useFollowDesigns(shelf)
  useEffect(() => {
    // Going back restores the page's initial props, without designs made since.
    if (address.designId !== null && !shelf.find(address.designId)) {
      void shelf.refresh(address.designId)
    }
  }, [address.designId, shelf])
  useEffect(() => {
    here.current = address
    return () => void (here.current = null)
  })

  const goTo = (change: Partial<DesignerAddress>) => {
    const url = designerAddressOf({ ...address, ...change })
    router.push({ url, preserveState: true, preserveScroll: true })
    desk.forgetError()
    if (change.designId === undefined) return
    draft.clear()
    const opened = change.designId === null ? null : shelf.find(change.designId)
    if (opened) setOptions(opened.options)
  }
  const follow = (design: Design | null) => {
    countAnew()
    if (!design) return
    shelf.take(design)
    if (here.current?.tab === 'designer') goTo({ designId: design.id })
    else draft.clear()
  }
  const order = async () => {
    showStage()
    const { photograph } = draft
    if (photograph) follow(await desk.generate(photograph, options, engine.kind))
    else if (shown) follow(await desk.regenerate(shown.id, { options, engineKind: engine.kind }))
  }
  const vary = async () => {
    showStage()
    if (shown) follow(await desk.regenerate(shown.id, { options: null, engineKind: null }))
  }

  const state: DesignerState = {
    ...{
      shelf,
      desk,
      engines,
      engine,
      chooseEngine: (kind: EngineKind) => {
        desk.forgetError()
        setEngineKind(kind)
      },
      looks,
      credits,
      options,
      choose,
      draft,
      shown,
      isOnStage: draft.photograph !== null || (shown !== null && !isDesignRunning(shown)),
      listing: address.listing,
      carried: props.carried,
      goTo,
      order,
      vary,
    },
    ...prompts,
  }
  return { state, address }
}

/** Of the design that the page opens with. */
function optionsAt(shelf: DesignShelf, { designId }: DesignerAddress): DesignOptions | null {
  return designId === null ? null : (shelf.find(designId)?.options ?? null)
}

function shelfOf({ designs, has_more: hasMore, design }: DesignerProps): DesignShelf {
  const shelf = new DesignShelf(designApi, { designs, hasMore, filter: {} })
  if (design) shelf.take(design)
  return shelf
}

function usePrompts(atFirst: Prompt[]) {
  const [prompts, setPrompts] = useState(atFirst)
  return {
    prompts,
    notePrompt: (prompt: Prompt) => setPrompts((known) => [prompt, ...known]),
    dropPrompt: (id: number) => setPrompts((known) => known.filter((prompt) => prompt.id !== id)),
  }
}

export const STAGE_ID = 'stage'

/** On phones the Redesign button is far below the stage. */
function showStage(): void {
  const stage = document.getElementById(STAGE_ID)
  if (stage && stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: 'start' })
}
