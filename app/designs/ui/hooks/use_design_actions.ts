import { useMemo } from 'react'
import { toast } from '#app/common/ui/kit/toast'
import { designApi } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import type { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { OrderDesk } from '#app/designs/ui/state/order_desk'
import type { Design } from '#app/designs/ui/state/types'

const RETRYING = 'Retrying design generation...'
const RETRY_FAILED = 'Failed to retry design generation'
const FAVORITE_FAILED = 'It could not be marked. Try again.'
const DELETE_FAILED = 'It could not be deleted. Try again.'

/** What somebody does with a design that is there. Failures are told. */
export function useDesignActions(shelf: DesignShelf) {
  return useMemo(
    () => ({
      /** Marked at once, and unmarked again should the server refuse. */
      favorite: async (design: Design, favorite: boolean) => {
        shelf.take({ ...design, favorite })
        try {
          const answer = await designApi.favorite(design.id, favorite)
          shelf.take(answer.design)
        } catch (error) {
          shelf.take(design)
          toast.error(sentenceOf(error, FAVORITE_FAILED))
        }
      },

      /** @returns whether it is gone */
      remove: async (id: number): Promise<boolean> => {
        try {
          await designApi.remove(id)
          shelf.remove(id)
          return true
        } catch (error) {
          toast.error(sentenceOf(error, DELETE_FAILED))
          return false
        }
      },

      retry: async (desk: OrderDesk, id: number) => {
        toast.info(RETRYING)
        try {
          shelf.take(await desk.retry(id))
        } catch (error) {
          toast.error(RETRY_FAILED)
          void shelf.refresh(id)
        }
      },
    }),
    [shelf]
  )
}
