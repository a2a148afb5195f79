/**
 * Each queue has its own slots, so that slow jobs never block others. Workers start in this order,
 * mail first.
 */
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
