import { isDeepStrictEqual } from 'node:util'
import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { QueueManager, type ScheduleBuilder } from '@adonisjs/queue'
import type { JobOptions, ScheduleData } from '@adonisjs/queue/types'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface ScheduledJob {
  name: string
  options?: JobOptions
  schedule(payload: object): ScheduleBuilder
}

interface Schedule {
  id: string
  /** such as `15m` */
  every: string
  load: () => Promise<{ default: ScheduledJob }>
  payload: object
}

const schedules = new Registry('schedules', { key: ({ id }: Schedule) => id })

/** Runs a recurring job, once for all processes. @param id permanent, such as `chats:digests` */
export function schedule(
  id: string,
  every: string,
  load: Schedule['load'],
  payload: object = {}
): Extension {
  return schedules.adds({ id, every, load, payload })
}

/** After a shorter stop, jobs wait for their next turn instead of all running at once. */
const MIN_MISSED_MS = 3_600_000

/**
 * Leaves unchanged schedules alone, since rescheduling at each start would postpone daily work
 * forever. What is an hour overdue runs at once.
 */
export async function registerSchedules(app: ApplicationService): Promise<void> {
  const known = new Map((await QueueManager.use().listSchedules()).map((one) => [one.id, one]))
  for (const { id, every, load, payload } of schedules.list()) {
    if (app.isTerminating) return
    const { default: job } = await load()
    const kept = known.get(id)
    const isSame =
      kept?.name === nameOf(job) &&
      kept.everyMs === string.milliseconds.parse(every) &&
      isDeepStrictEqual(kept.payload, payload)
    if (!isSame || !keepsTime(kept)) await job.schedule(payload).id(id).every(every)
  }
}

function nameOf({ options, name }: ScheduledJob): string {
  return options?.name ?? name
}

function keepsTime({ nextRunAt, status }: ScheduleData): boolean {
  if (!nextRunAt || status !== 'active') return false
  const wait = nextRunAt.getTime() - Date.now()
  return wait > 0 || wait < -MIN_MISSED_MS
}
