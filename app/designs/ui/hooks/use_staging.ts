import { useState } from 'react'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { toast } from '#app/common/ui/kit/toast'
import { designApi } from '#app/designs/ui/design_api'
import type { OwnHome } from '#app/designs/ui/hooks/use_own_homes'
import type { Design } from '#app/designs/ui/state/types'

const FAILED = 'It could not be put into the listing. Try again.'

/** Puts a design into a listing; tells how that went. */
export function useStaging({ id }: Design, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)

  const use = async ({ slug, name }: OwnHome) => {
    setBusy(true)
    try {
      await designApi.useInListing(id, slug)
      onDone()
      toast.success(`It is in ${name ?? 'the listing'} now, among its parts.`)
    } catch (error) {
      toast.error(sentenceOf(error, FAILED))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, use: (home: OwnHome) => void use(home) }
}
