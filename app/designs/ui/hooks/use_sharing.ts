import { useRef, useState } from 'react'
import { toast } from '#app/common/ui/kit/toast'
import { designApi, type Sharing } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import type { Design } from '#app/designs/ui/state/types'

const SHARE_FAILED = 'The link could not be made. Try again.'
const PUBLISH_FAILED = 'It could not be shown. Try again.'
const UNPUBLISH_FAILED = 'It could not be taken out of the gallery. Try again.'
const REVOKE_FAILED = 'The link could not be taken back. Try again.'

/** A design's link, and whether everybody sees it: made, changed, taken back. What is chosen applies at once to a link that is there. */
export function useSharing(atFirst: Design) {
  const [design, setDesign] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)
  /** shown at once, until the server has answered */
  const [wish, setWish] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<Sharing>({
    compares: atFirst.share?.compares ?? true,
    tells_prompt: atFirst.share?.tells_prompt ?? false,
  })

  /** one choice is sent after the other, so that the last one holds */
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

  /** What is shown in public needs a link, which is made where there is none. */
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
