import { useState } from 'react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { toast } from '#app/kit/toast/toast'
import { designApi } from '#app/designs/ui/design_api'

interface Featurable {
  id: number
  is_featured: boolean
}

/** Whether staff featured a design. Failures show as toasts. */
export function useFeature({ id, is_featured: atFirst }: Featurable) {
  const [isFeatured, setFeatured] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)

  const change = async () => {
    setBusy(true)
    try {
      const { design } = await (isFeatured ? designApi.unfeature(id) : designApi.feature(id))
      setFeatured(design.is_featured)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { isFeatured, isBusy, toggle: () => void change() }
}
