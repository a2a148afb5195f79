import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'

type CountWaysIn = (userId: number, trx: TransactionClientContract) => Promise<number>

const kinds: CountWaysIn[] = []

/** Adds a kind of thing that signs somebody in beside the password, like passkeys. */
export function waysIn(count: CountWaysIn): Extension {
  return () => void kinds.push(count)
}

/** Without the password. */
export async function countOtherWaysIn(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  let ways = 0
  for (const count of kinds) ways += await count(userId, trx)
  return ways
}
