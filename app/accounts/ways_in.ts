import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type CountWaysIn = (userId: number, trx: TransactionClientContract) => Promise<number>

const kinds = new Registry<CountWaysIn>('ways in')

/** Adds another way to sign in besides the password, such as passkeys. */
export function waysIn(count: CountWaysIn): Extension {
  return kinds.adds(count)
}

/** Not counting the password. */
export async function countOtherWaysIn(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  let ways = 0
  for (const count of kinds.list()) ways += await count(userId, trx)
  return ways
}
