import { useMemo } from 'react'
import { toast } from '#app/kit/toast/toast'
import { designApi } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Wishes } from '#app/kit/calls/wishes'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import type { DesignOrders } from '#app/designs/designer/ui/design_orders'
import type { Design } from '#app/designs/ui/types'

const RETRYING = 'Retrying design generation...'
const RETRY_FAILED = 'Failed to retry design generation'
const FAVORITE_FAILED = 'We couldn’t update your favorites. Try again.'
const DELETE_FAILED = 'We couldn’t delete this design. Try again.'

const favorites = new Wishes<number, boolean>()

/** Failures show as toasts. */
export function useDesignActions(shelf: DesignShelf) {
  return useMemo(
    () => ({
      /** Optimistic: reverted if the server refuses. */
      favorite: async (design: Design, favorite: boolean) => {
        const { id, favorite: known } = design
        const show = (isFavorite: boolean) => shelf.change(id, { favorite: isFavorite })
        const send = async (isWanted: boolean) =>
          (await designApi.favorite(id, isWanted)).design.favorite
        show(favorite)
        try {
          await favorites.make(id, { wanted: favorite, known, send, show })
        } catch (error) {
          toast.error(sentenceOf(error, FAVORITE_FAILED))
        }
      },

      /** @returns whether it was deleted */
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

      retry: async (desk: DesignOrders, id: number) => {
        toast.info(RETRYING)
        try {
          await shelf.takeFrom(async () => [await desk.retry(id)])
        } catch (error) {
          toast.error(RETRY_FAILED)
          void shelf.refresh(id)
        }
      },
    }),
    [shelf]
  )
}
