/** Each queue has its own slots, so slow jobs never block others. Started in order, mail first. */
export const QUEUES = [
  'mail',
  'default',
  'push',
  'webhooks',
  'previews',
  'slow',
  'designs',
] as const

export type Queue = (typeof QUEUES)[number]

/** @param setting `QUEUE_CONCURRENCY`; designs run one at a time anyway */
export function concurrencyOf(queue: Queue, setting: number): number {
  return queue === 'designs' ? 1 : setting
}
