import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { indexNames } from '#app/accounts/models/index_names'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { emailOf, PASSWORD, type Person } from '#app/demo/data/people'
import { keepReferral } from '#app/referrals/actions/keep_referral'
import type { InTransaction } from '#app/kernel/database/transaction'

const MAX_ACCOUNT_AGE_DAYS = 400
const DAYS_BETWEEN = 21

/** @returns users by handle */
export async function seedPeople(
  { trx }: InTransaction,
  people: Person[]
): Promise<Map<string, User>> {
  const password = await hash.make(PASSWORD)
  const users = new Map<string, User>()
  for (const [index, person] of people.entries()) {
    const user = await createUser(person, index, password, trx)
    await indexNames(user, trx)
    const referrerId = person.invitedBy && users.get(person.invitedBy)?.id
    if (referrerId) await keepReferral({ user, trx }, { referrerId, suspicion: null })
    await reachMilestone({ trx }, user.id, 'verified')
    users.set(person.handle, user)
  }
  return users
}

/** Without model hooks, which would hash again, slowly. */
function createUser(
  { handle, name, type, bio }: Person,
  index: number,
  password: string,
  trx: TransactionClientContract
): Promise<User> {
  const joined = DateTime.utc().minus({ days: MAX_ACCOUNT_AGE_DAYS - index * DAYS_BETWEEN })
  const dates = { createdAt: joined, emailVerifiedAt: joined, termsAcceptedAt: joined }
  const isVerified = type !== 'member'
  return User.createQuietly(
    { handle, name, type, bio, password, isVerified, email: emailOf(handle), ...dates },
    { client: trx }
  )
}
