import { useState } from 'react'
import { router } from '@inertiajs/react'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { useStore } from '#app/common/ui/hooks/use_store'
import { toast } from '#app/common/ui/kit/toast'
import { makeUploadKey } from '#app/common/ui/kit/upload_key'
import { designApi } from '#app/designs/ui/design_api'
import { OrderDesk } from '#app/designs/ui/state/order_desk'
import { encodeGreyPng } from '#app/designs/ui/state/surfaces/encode_png'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'

const SAVED = 'Saved. Every redesign of this photograph follows it from now on.'
const SAVE_FAILED = 'The corrections could not be saved. Try again.'

/** Keeps what was painted with the design, and has it made anew by it. */
export function useSaveSurfaces(designId: number, painting: Painting) {
  const [desk] = useState(() => new OrderDesk({ api: designApi, makeKey: makeUploadKey }))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isSending, error } = useStore(desk)

  /** @returns whether it is kept */
  const keep = async (): Promise<boolean> => {
    const { map, said } = painting
    const sent = said.slice()
    setSaving(true)
    setFailure(null)
    desk.forgetError()
    try {
      const png = await encodeGreyPng(sent, map.width, map.height)
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
      const design = await desk.regenerate(designId, null)
      if (design) router.visit(`/designer?design=${design.id}`)
    },
  }
}
