/** What notifications are filtered by, in this order. */
export const NOTIFICATION_TOPICS = ['people', 'homes', 'designs', 'work', 'account'] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

export const NOTIFICATION_FILTERS = ['all', 'unread', ...NOTIFICATION_TOPICS] as const
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number]

export const TOPIC_LABELS: Record<NotificationTopic, string> = {
  people: 'People',
  homes: 'Homes',
  designs: 'Designs',
  work: 'Work',
  account: 'Account',
}

/** All of them unless a known one is asked for. */
export function notificationFilter(asked: unknown): NotificationFilter {
  return NOTIFICATION_FILTERS.find((filter) => filter === asked) ?? 'all'
}

/** What stands for a kind where it has no picture, and on its picture where it has one. */
export type NotificationIcon =
  | 'calendar'
  | 'chat'
  | 'coin'
  | 'comment'
  | 'design'
  | 'document'
  | 'flag'
  | 'follow'
  | 'gift'
  | 'home'
  | 'invitation'
  | 'journal'
  | 'lead'
  | 'like'
  | 'mention'
  | 'price'
  | 'reminder'
  | 'request'
  | 'team'
