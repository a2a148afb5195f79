import { useState } from 'react'
import { toast } from '#app/common/ui/kit/toast'
import { designApi, type Sharing } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import type { Design } from '#app/designs/ui/state/types'

const SHARE_FAILED = 'The link could not be made. Try again.'
const REVOKE_FAILED = 'The link could not be taken back. Try again.'

/** A design's link: made, changed, taken back. What is chosen applies at once to a link that is there. */
export function useSharing(atFirst: Design) {
  const [design, setDesign] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Sharing>({
    compares: atFirst.share?.compares ?? true,
    tells_prompt: atFirst.share?.tells_prompt ?? false,
  })

  const run = async (call: Promise<{ design: Design }>, failure: string) => {
    setBusy(true)
    try {
      const answer = await call
      setDesign(answer.design)
    } catch (error) {
      toast.error(sentenceOf(error, failure))
    } finally {
      setBusy(false)
    }
  }

  return {
    share: design.share,
    chosen,
    isBusy,
    make: () => run(designApi.share(design.id, chosen), SHARE_FAILED),
    revoke: () => run(designApi.revoke(design.id), REVOKE_FAILED),
    choose: (change: Partial<Sharing>) => {
      const wanted = { ...chosen, ...change }
      setChosen(wanted)
      if (design.share) void run(designApi.share(design.id, wanted), SHARE_FAILED)
    },
  }
}
