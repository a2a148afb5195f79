import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { postTransaction, announceBalance } from '#app/ledger/post_transaction'
import { isDemoOn } from '#config/demo'
import env from '#start/env'

/**
 * @param amount whole credits, at least one
 * @param cause shown in the ledger
 * @param key idempotency key
 */
export async function grantCredits(
  { trx }: InTransaction,
  user: User,
  amount: number,
  cause: string,
  key: string
): Promise<void> {
  if (!Number.isInteger(amount) || amount < 1) {
    throw new RangeError('A grant is of at least one whole credit.')
  }
  await postTransaction(
    { trx },
    {
      kind: 'grant',
      cause,
      key,
      postings: [
        { owner: { system: 'grants' }, unit: 'image_credit', amount: -amount },
        { owner: { userId: user.id }, unit: 'image_credit', amount },
      ],
    }
  )
  announceBalance({ trx }, user.id, 'image_credit')
}

/** Enough to try the designer. */
const DEMO_CREDITS = 3

/**
 * Image credits a new account starts with: by default three in the demo world, none elsewhere.
 * @param setting `WELCOME_CREDITS`
 */
export function welcomeCredits(setting: number | undefined, isDemo: boolean): number {
  return Math.floor(setting ?? (isDemo ? DEMO_CREDITS : 0))
}

export async function grantWelcomeCredits(
  user: User,
  trx: TransactionClientContract
): Promise<void> {
  const amount = welcomeCredits(env.get('WELCOME_CREDITS'), isDemoOn())
  if (amount < 1) return
  await grantCredits({ trx }, user, amount, 'welcome', `welcome ${user.id}`)
}
