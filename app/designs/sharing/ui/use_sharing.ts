import { useRef, useState } from 'react'
import { toast } from '#app/kit/toast/toast'
import { designApi, type DesignSharing } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Design } from '#app/designs/ui/types'

const SHARE_FAILED = 'We couldn’t create the link. Try again.'
const PUBLISH_FAILED = 'We couldn’t add this design to the gallery. Try again.'
const UNPUBLISH_FAILED = 'We couldn’t remove this design from the gallery. Try again.'
const REVOKE_FAILED = 'We couldn’t turn off the link. Try again.'

/** Changes apply to an existing link at once. */
export function useSharing(atFirst: Design) {
  const [design, setDesign] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)
  /** optimistic, until the server answers */
  const [wish, setWish] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<DesignSharing>({
    compares: atFirst.share?.compares ?? true,
    tells_prompt: atFirst.share?.tells_prompt ?? false,
  })

  const newest = useRef(atFirst)
  const newestChoice = useRef(chosen)
  const sending = useRef(Promise.resolve())

  /** In order, so that the last change wins, and each knows what the one before has made. */
  const inTurn = (call: (design: Design) => Promise<{ design: Design }>, failure: string) => {
    const send = async () => {
      setBusy(true)
      try {
        newest.current = (await call(newest.current)).design
        setDesign(newest.current)
      } catch (error) {
        toast.error(sentenceOf(error, failure))
      } finally {
        setBusy(false)
      }
    }
    return (sending.current = sending.current.then(send))
  }

  /** A public design needs a link. */
  const publishWithLink = async ({ id, share }: Design) => {
    if (!share) newest.current = (await designApi.share(id, newestChoice.current)).design
    return designApi.publish(id)
  }

  const show = async (isWanted: boolean) => {
    setWish(isWanted)
    const turn = isWanted
      ? inTurn(publishWithLink, PUBLISH_FAILED)
      : inTurn(({ id }) => designApi.unpublish(id), UNPUBLISH_FAILED)
    await turn
    if (sending.current === turn) setWish(null)
  }

  return {
    share: design.share,
    isPublic: design.published_at !== null,
    isTakenDown: design.is_taken_down,
    chosen,
    isBusy,
    make: () => inTurn(({ id }) => designApi.share(id, newestChoice.current), SHARE_FAILED),
    revoke: () => inTurn(({ id }) => designApi.revoke(id), REVOKE_FAILED),
    isWishedPublic: wish ?? design.published_at !== null,
    show,
    choose: (change: Partial<DesignSharing>) => {
      const wanted = { ...chosen, ...change }
      setChosen(wanted)
      newestChoice.current = wanted
      void inTurn(async (shown) => {
        return shown.share ? designApi.share(shown.id, wanted) : { design: shown }
      }, SHARE_FAILED)
    },
  }
}
