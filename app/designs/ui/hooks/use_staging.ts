import { useState } from 'react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { toast } from '#app/kit/toast/toast'
import { designApi } from '#app/designs/ui/design_api'
import type { OwnHome } from '#app/designs/ui/hooks/use_own_homes'
import type { Design } from '#app/designs/ui/state/types'

const FAILED = "We couldn't add this design to the listing. Try again."

export function useStaging({ id }: Design, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)

  const use = async ({ slug, name }: OwnHome) => {
    setBusy(true)
    try {
      await designApi.useInListing(id, slug)
      onDone()
      toast.success(`Added to ${name ?? 'your listing'}.`)
    } catch (error) {
      toast.error(sentenceOf(error, FAILED))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, use: (home: OwnHome) => void use(home) }
}
