/** Each queue has its own slots, so slow jobs never block others. Started in order, mail first. */
export const QUEUES = [
  'mail',
  'campaigns',
  'default',
  'push',
  'webhooks',
  'previews',
  'imports',
  'slow',
  'designs',
  'videos',
] as const

export type Queue = (typeof QUEUES)[number]

/** Since its worker's last sign of life, after which a job is given to another. */
export const STALLED_MS = 30_000

/** @param setting `QUEUE_CONCURRENCY`; designs and videos run one at a time anyway */
export function concurrencyOf(queue: Queue, setting: number): number {
  return queue === 'designs' || queue === 'videos' ? 1 : setting
}
