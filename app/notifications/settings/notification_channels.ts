export const NOTIFICATION_CHANNELS = ['in_app', 'email', 'push'] as const

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

export type NotificationChannels = Record<NotificationChannel, boolean>
