import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Job, Locator } from '@adonisjs/queue'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

const JOBS = 500
const SAMPLES = 100

/**
 * Throughput of short jobs per process, and latency of a job in an idle queue: on the embedded
 * database, or as set by `QUEUE_DRIVER`, `DATABASE_URL` and `REDIS_URL`.
 */
const storage = await mkdtemp(join(tmpdir(), 'vesta-queue-'))
process.env.STORAGE_PATH = storage
process.env.NODE_ENV = 'production'

const { bootApp } = await import('./lib/booted.js')
const { startWorker, stopWorker } = await import('#app/kernel/queue/worker')
const { migrate } = await import('#app/kernel/database/migrate')
const app = await bootApp()
await migrate(app)

let onDone: () => void = () => {}

class ShortJob extends Job<{ number: number }> {
  async execute() {
    onDone()
  }
}
Locator.register('ShortJob', ShortJob)

/** Milliseconds until this many jobs are done. */
function done(count: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    let left = count
    onDone = () => --left || resolve(performance.now() - began)
  })
}

const report = new Report('queue')
const payloads = Array.from({ length: JOBS }, (_, number) => ({ number }))
for (const payload of payloads) await ShortJob.dispatch(payload)
await startWorker(app, 2_000)
report.add(`${JOBS} short jobs that wait`, (JOBS * 1_000) / (await done(JOBS)), '/s')

const all = done(JOBS)
for (const payload of payloads) await ShortJob.dispatch(payload)
report.add(`${JOBS} short jobs, put in one by one`, (JOBS * 1_000) / (await all), '/s')

const waits: number[] = []
for (let number = 0; number < SAMPLES; number++) {
  const one = done(1)
  await ShortJob.dispatch({ number })
  waits.push(await one)
}
report.add('a job in an idle queue, p50', percentile(waits, 0.5), 'ms')
report.add('a job in an idle queue, p99', percentile(waits, 0.99), 'ms')
await report.write()

await stopWorker()
await app.terminate()
await rm(storage, { recursive: true, force: true })
