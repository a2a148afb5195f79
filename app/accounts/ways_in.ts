import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'

type CountWaysIn = (userId: number, trx: TransactionClientContract) => Promise<number>

const kinds: CountWaysIn[] = []

/** Adds another way to sign in besides the password, such as passkeys. */
export function waysIn(count: CountWaysIn): Extension {
  return () => void kinds.push(count)
}

/** Not counting the password. */
export async function countOtherWaysIn(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  let ways = 0
  for (const count of kinds) ways += await count(userId, trx)
  return ways
}
