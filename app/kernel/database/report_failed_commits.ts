import { QueryClient } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Callback = (trx: TransactionClientContract) => unknown

/**
 * Makes a failed COMMIT reject. Knex resolves `commit()` whatever the database answered, and Lucid
 * ignores the other promise: a deferred constraint or lost connection would look like success.
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

/** `ROLLBACK` if a failed transaction was committed. */
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
