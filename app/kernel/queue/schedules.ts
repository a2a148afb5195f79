import type { ApplicationService } from '@adonisjs/core/types'
import type { ScheduleBuilder } from '@adonisjs/queue'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface ScheduledJob {
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

export async function registerSchedules(app: ApplicationService): Promise<void> {
  for (const { id, every, load, payload } of schedules.list()) {
    if (app.isTerminating) return
    const { default: job } = await load()
    await job.schedule(payload).id(id).every(every)
  }
}
