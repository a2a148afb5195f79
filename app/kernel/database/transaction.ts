import { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The transaction an action runs in. */
export interface InTransaction {
  trx: TransactionClientContract
}

/**
 * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. Controllers,
 * jobs and commands open it; actions take its `trx`. Inside, every query uses `trx` and nothing
 * awaits the network, the disk or a job: the embedded database has one connection.
 * @throws whatever `work` throws
 */
export function transaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  return HttpContext.get()?.request.method() === 'HEAD' ? rehearse(work) : db.transaction(work)
}

/** HEAD answers like GET and changes nothing, whatever opens a link: mail scanners, previewers. */
async function rehearse<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  const trx = await db.transaction()
  try {
    return await work(trx)
  } finally {
    await trx.rollback()
  }
}

const quiet = new WeakSet<TransactionClientContract>()

/** What `trx` writes from now on is no news, such as a past that is made up: nobody is told of it. */
export function keepQuiet({ trx }: InTransaction): void {
  quiet.add(trx)
}

interface AfterCommit {
  /** whether it tells somebody; false for work that must be done in any case */
  isNews?: boolean
}

/**
 * Runs `work` once `trx` has committed, and never if it rolls back: to emit events whose listeners
 * broadcast, notify or enqueue. The response doesn't wait for it. Failures are logged, because the
 * commit stands.
 */
export function afterCommit(
  trx: TransactionClientContract,
  work: () => Promise<unknown> | undefined,
  { isNews = true }: AfterCommit = {}
): void {
  if (isNews && quiet.has(trx)) return
  trx.after('commit', () => {
    void work()?.catch((error: unknown) => logger.error({ err: error }, 'after commit'))
  })
}
