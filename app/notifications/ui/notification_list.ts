import type { InfiniteData } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import type { Page } from '#app/kit/calls/use_pages'
import type { NotificationRow } from '#app/notifications/ui/types'

export const NOTIFICATIONS_KEY = ['notifications']

type Pages = InfiniteData<Page<NotificationRow>, number>

/** Adds a notification at the top of a list on the page; one that grew moves up. */
export function addNotification(added: NotificationRow): void {
  // an answer that is on its way may not know it
  if (queries.isFetching({ queryKey: NOTIFICATIONS_KEY })) {
    void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
  }
  queries.setQueryData<Pages>(NOTIFICATIONS_KEY, (list) => {
    if (!list) return list
    const [first, ...others] = without(list, added.id).pages
    if (!first) return list
    return { ...list, pages: [{ ...first, data: [added, ...first.data] }, ...others] }
  })
}

/** @param ids all by default */
export function showAsRead(ids?: readonly number[]): void {
  queries.setQueryData<Pages>(NOTIFICATIONS_KEY, (list) =>
    mapRows(list, (row) => (!ids || ids.includes(row.id) ? { ...row, is_read: true } : row))
  )
}

function without(list: Pages, id: number): Pages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, data: page.data.filter((row) => row.id !== id) })),
  }
}

function mapRows(
  list: Pages | undefined,
  change: (row: NotificationRow) => NotificationRow
): Pages | undefined {
  return (
    list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(change) })) }
  )
}
