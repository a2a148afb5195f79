import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** Since its worker's last sign of life, after which a job is given to another. */
export const STALLED_MS = 30_000

interface QueueOptions {
  /** first for mail, last for work that takes minutes: idle workers start in this order */
  order: number
  /** its jobs run one at a time, whatever `QUEUE_CONCURRENCY` says */
  isSerial?: boolean
}

interface Queue extends QueueOptions {
  name: string
}

const queues = new Registry('queues', {
  key: ({ name }: Queue) => name,
  order: ({ order }) => order,
})

/** Declares a queue for a module's jobs. Each has its own slots, so slow jobs never block others. */
export function queue(name: string, options: QueueOptions): Extension {
  return queues.adds({ name, ...options })
}

/** For any module's jobs: those of mails, those that take no time, and those that take seconds. */
export const COMMON_QUEUES: readonly Extension[] = [
  queue('mail', { order: 0 }),
  queue('default', { order: 20 }),
  queue('slow', { order: 70 }),
]

/** In the order they start in. */
export function listQueues(): string[] {
  return queues.list().map(({ name }) => name)
}

/** @param setting `QUEUE_CONCURRENCY` */
export function concurrencyOf(name: string, setting: number): number {
  return queues.find(name)?.isSerial ? 1 : setting
}
