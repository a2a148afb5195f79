import { useState } from 'react'
import { router } from '@inertiajs/react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useStore } from '#app/kit/hooks/use_store'
import { toast } from '#app/kit/toast/toast'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { designApi } from '#app/designs/ui/design_api'
import { DesignOrders } from '#app/designs/designer/ui/design_orders'
import { encodeGrayPng } from '#app/designs/surfaces/ui/surface_png'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import type { EngineKind } from '#app/designs/ui/types'

const SAVED = 'Saved. Every redesign of this photo will use your changes.'
const SAVE_FAILED = 'We couldn’t save your changes. Try again.'

/** @param engineKind who makes the redesign */
export function useSaveSurfaces(designId: number, painting: Painting, engineKind: EngineKind) {
  const [desk] = useState(() => new DesignOrders({ api: designApi, makeKey: makeUploadKey }))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isSending, error } = useStore(desk)

  /** @returns whether it was saved */
  const keep = async (): Promise<boolean> => {
    const { map, said } = painting
    const sent = said.slice()
    setSaving(true)
    setFailure(null)
    desk.forgetError()
    try {
      const png = await encodeGrayPng(sent, map.width, map.height)
      await designApi.saveCorrections(designId, png)
      painting.markSaved(sent)
      return true
    } catch (thrown) {
      setFailure(sentenceOf(thrown, SAVE_FAILED))
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    isSaving,
    isSending,
    error: failure ?? error,
    save: async () => {
      if (await keep()) toast.success(SAVED)
    },
    saveAndRedesign: async () => {
      if (painting.snapshot().isChanged && !(await keep())) return
      const design = await desk.regenerate(designId, { options: null, engineKind })
      if (design) router.visit(`/designer?design=${design.id}`)
    },
  }
}
