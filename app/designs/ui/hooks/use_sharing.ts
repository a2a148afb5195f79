import { useRef, useState } from 'react'
import { toast } from '#app/kit/toast/toast'
import { designApi, type Sharing } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Design } from '#app/designs/ui/state/types'

const SHARE_FAILED = "We couldn't create the link. Try again."
const PUBLISH_FAILED = "We couldn't add this design to the gallery. Try again."
const UNPUBLISH_FAILED = "We couldn't remove this design from the gallery. Try again."
const REVOKE_FAILED = "We couldn't turn off the link. Try again."

/** Changes apply to an existing link at once. */
export function useSharing(atFirst: Design) {
  const [design, setDesign] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)
  /** optimistic, until the server answers */
  const [wish, setWish] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<Sharing>({
    compares: atFirst.share?.compares ?? true,
    tells_prompt: atFirst.share?.tells_prompt ?? false,
  })

  /** sends changes in order, so that the last one wins */
  const sending = useRef(Promise.resolve())

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

  /** A public design needs a link. */
  const publishWithLink = async () => {
    if (!design.share) setDesign((await designApi.share(design.id, chosen)).design)
    return designApi.publish(design.id)
  }

  const show = async (isWanted: boolean) => {
    setWish(isWanted)
    if (isWanted) await run(publishWithLink(), PUBLISH_FAILED)
    else await run(designApi.unpublish(design.id), UNPUBLISH_FAILED)
    setWish(null)
  }

  return {
    share: design.share,
    isPublic: design.published_at !== null,
    isTakenDown: design.is_taken_down,
    chosen,
    isBusy,
    make: () => run(designApi.share(design.id, chosen), SHARE_FAILED),
    revoke: () => run(designApi.revoke(design.id), REVOKE_FAILED),
    isWishedPublic: wish ?? design.published_at !== null,
    show,
    choose: (change: Partial<Sharing>) => {
      const wanted = { ...chosen, ...change }
      setChosen(wanted)
      if (!design.share) return
      sending.current = sending.current.then(() =>
        run(designApi.share(design.id, wanted), SHARE_FAILED)
      )
    },
  }
}
