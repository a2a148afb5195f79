import type { InfiniteData } from '@tanstack/react-query'
import { changeQuery } from '#app/kit/calls/change_query'
import type { Page } from '#app/kit/calls/use_pages'
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
} from '#app/notifications/notification_options'
import type { Data } from '#data'

const KEY = 'notifications'

/** Each filter is a list of its own. */
export const notificationsKey = (filter: NotificationFilter) => [KEY, filter]

type Pages = InfiniteData<Page<NotificationRow>, number>

/** Adds a notification at the top of a list on the page; one that grew moves up. */
export function addNotification(added: NotificationRow): void {
  const shows = (filter: NotificationFilter) =>
    filter === 'all' || filter === 'unread' || filter === added.topic
  for (const filter of NOTIFICATION_FILTERS.filter(shows)) {
    changeQuery<Pages>(notificationsKey(filter), (list) => {
      const [first, ...others] = without(list, added.id).pages
      if (!first) return list
      return { ...list, pages: [{ ...first, data: [added, ...first.data] }, ...others] }
    })
  }
}

/** @param ids all by default */
export function showAsRead(ids?: readonly number[]): void {
  changeRows((row) => (!ids || ids.includes(row.id) ? { ...row, is_read: true } : row))
}

/** One whose question was answered is read, too. */
export function showAsAnswered(id: number): void {
  changeRows((row) => (row.id === id ? { ...row, is_read: true, answer_url: null } : row))
}

function changeRows(change: (row: NotificationRow) => NotificationRow): void {
  for (const filter of NOTIFICATION_FILTERS) {
    changeQuery<Pages>(notificationsKey(filter), (list) =>
      mapPages(list, (rows) => rows.map(change))
    )
  }
}

function without(list: Pages, id: number): Pages {
  return mapPages(list, (rows) => rows.filter((row) => row.id !== id))
}

function mapPages(list: Pages, change: (rows: NotificationRow[]) => NotificationRow[]): Pages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: change(page.data) })) }
}

export type NotificationRow = Data.Notifications.Notification

/** The payload of `notification.created`. */
export interface NotificationCreatedEvent {
  notification: NotificationRow
  unread_count: number
}

export interface NotificationsReadEvent {
  unread_count: number
}
