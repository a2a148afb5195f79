import type { AcquiredJob } from '@boringnode/queue/contracts/adapter'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'

type Connection = ConstructorParameters<typeof KnexAdapter>[0]['connection']

/** ms */
const DUE_INTERVAL_MS = 200

/** One statement per poll instead of seven: the embedded database runs one at a time. */
export class DatabaseAdapter extends KnexAdapter {
  #workerId = ''
  readonly #nextLooks = new Map<string, number>()

  constructor(private readonly connection: Connection) {
    super({ connection })
  }

  override setWorkerId(workerId: string): void {
    this.#workerId = workerId
    super.setWorkerId(workerId)
  }

  /** Concurrent workers get different jobs. */
  override async popFrom(queue: string): Promise<AcquiredJob | null> {
    const now = Date.now()
    if (this.#isTimeToLook(queue, now)) await this.#releaseDelayed(queue, now)
    const { rows } = await this.connection.raw<{ rows: { data: string }[] }>(
      `update queue_jobs set status = 'active', worker_id = :workerId, acquired_at = :now
       where queue = :queue and id = (
         select id from queue_jobs where queue = :queue and status = 'pending'
         order by score limit 1 for update skip locked)
       returning data`,
      { queue, now, workerId: this.#workerId }
    )
    return rows.length ? { ...JSON.parse(rows[0].data), acquiredAt: now } : null
  }

  /**
   * Which of these queues have something to do: a pending job, a delayed one that is due, or one
   * whose worker has died. With a due schedule it is all of them, because any worker can take it.
   * @param stalledMs since the last sign of life of a job's worker
   */
  async listDue(queues: readonly string[], stalledMs: number): Promise<string[]> {
    const now = Date.now()
    const { rows } = await this.connection.raw<{ rows: { queue: string }[] }>(
      `select queue from unnest(:queues::text[]) as queue
       where exists (select from queue_schedules
           where status = 'active' and next_run_at <= now())
         or exists (select from queue_jobs job
           where job.queue = queue.queue and status = 'pending')
         or exists (select from queue_jobs job
           where job.queue = queue.queue and status = 'delayed' and execute_at <= :now)
         or exists (select from queue_jobs job
           where job.queue = queue.queue and status = 'active' and acquired_at < :stalled)`,
      { queues: [...queues], now, stalled: now - stalledMs }
    )
    return rows.map(({ queue }) => queue)
  }

  override async claimDueSchedule(): ReturnType<KnexAdapter['claimDueSchedule']> {
    const now = Date.now()
    if (!this.#isTimeToLook('schedules', now)) return null
    const schedule = await super.claimDueSchedule()
    if (schedule) this.#nextLooks.delete('schedules')
    return schedule
  }

  #isTimeToLook(subject: string, now: number): boolean {
    if (now < (this.#nextLooks.get(subject) ?? 0)) return false
    this.#nextLooks.set(subject, now + DUE_INTERVAL_MS)
    return true
  }

  /** Priority, then time. Source: the library's `calculateScore`. */
  async #releaseDelayed(queue: string, now: number): Promise<void> {
    await this.connection.raw(
      `update queue_jobs set status = 'pending', execute_at = null,
         score = coalesce((data::jsonb ->> 'priority')::bigint, 5) * 10000000000000 + :now
       where id in (
         select id from queue_jobs
         where queue = :queue and status = 'delayed' and execute_at <= :now
         for update skip locked) and queue = :queue`,
      { queue, now }
    )
  }
}
