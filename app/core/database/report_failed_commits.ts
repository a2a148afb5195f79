import { QueryClient } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Callback = (trx: TransactionClientContract) => unknown

/**
 * Makes a transaction whose COMMIT fails reject. Knex answers `commit()` as
 * soon as the database has answered, whatever it said, and rejects another
 * promise that Lucid does not look at: a deferred constraint, a lost
 * connection, or an error caught earlier would pass for a success and the
 * write would be gone.
 */
export function reportFailedCommits(): void {
  const begin = QueryClient.prototype.transaction

  QueryClient.prototype.transaction = async function (this: QueryClient, ...args: unknown[]) {
    const [callback, options] =
      typeof args[0] === 'function' ? args : [undefined, args[1] ?? args[0]]
    const trx: TransactionClientContract = await Reflect.apply(begin, this, [undefined, options])
    watchCommit(trx)
    return callback ? run(trx, callback as Callback) : trx
  } as typeof begin
}

async function run(trx: TransactionClientContract, callback: Callback): Promise<unknown> {
  try {
    const outcome = await callback(trx)
    if (!trx.isCompleted) await trx.commit()
    return outcome
  } catch (error) {
    await trx.rollback()
    throw error
  }
}

/** What the driver says of a statement: `ROLLBACK` where a failed transaction was to be committed. */
interface Answer {
  response?: { command?: string }
}

function watchCommit({ knexClient }: TransactionClientContract): void {
  const commit = knexClient.commit.bind(knexClient)
  Object.assign(knexClient, {
    commit: async (value?: unknown) => {
      const answer = (await commit(value)) as Answer | undefined
      await knexClient.executionPromise
      if (answer?.response?.command === 'ROLLBACK') {
        throw new Error('The transaction had failed before its commit, and was rolled back')
      }
      return answer
    },
  })
}
