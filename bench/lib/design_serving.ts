import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'
import { percentile } from './percentile.js'
import type { Report } from './report.js'

const PAUSE_MS = 20
const QUIET_REQUESTS = 200

/**
 * A photograph of 1536×1024 ordered from the built product and followed until
 * it is there in high-res, its structure measured too; and what other people's
 * requests take meanwhile, beside what they take when nothing is designed.
 */
export async function measureServing(report: Report, photograph: Buffer): Promise<void> {
  const server = await BuiltServer.create({ env: { WELCOME_CREDITS: '3' } })
  try {
    await server.start()
    const visitor = new Visitor(server.url)
    await visitor.register('dweller', server.storage)
    const customer = new DesignCustomer(visitor)
    const other = new Visitor(server.url)

    const quiet: number[] = []
    while (quiet.length < QUIET_REQUESTS) quiet.push(await ask(other))
    const start = performance.now()
    const before = processorSeconds(server.pid!)
    const design = await customer.order(photograph)
    const meanwhile: number[] = []
    const ended = eventually(
      async () => ['completed', 'failed'].includes((await customer.show(design)).status),
      { within: 180_000 }
    )
    let isOver = false
    void ended.then(() => (isOver = true))
    while (!isOver) meanwhile.push(await ask(other))
    await ended
    const seconds = (performance.now() - start) / 1000
    report.add('ordered from the server to completed', seconds, 's')
    report.add('ordered from the server, CPU', processorSeconds(server.pid!) - before, 'CPU s')
    report.add('peak memory of the server', peakMemory(server.pid!), 'MB')
    report.add('other requests meanwhile', meanwhile.length, '')
    report.add('other requests meanwhile, p99', percentile(meanwhile, 0.99), 'ms')
    report.add('other requests meanwhile, median', percentile(meanwhile, 0.5), 'ms')
    report.add('the same when nothing is designed, p99', percentile(quiet, 0.99), 'ms')
  } finally {
    await server.remove()
  }
}

/** @returns milliseconds that a request takes which asks the database */
async function ask(visitor: Visitor): Promise<number> {
  await pause(PAUSE_MS)
  const start = performance.now()
  const answer = await visitor.get('/health/ready')
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - start
}

/** Linux counts them in hundredths. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** MB */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
