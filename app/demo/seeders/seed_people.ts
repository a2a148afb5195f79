import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { indexNames } from '#app/accounts/index_names'
import { reachMilestone } from '#app/accounts/milestones'
import User from '#app/accounts/user'
import {
  demoEmailOf,
  PASSWORD,
  CREDITS,
  MAIN_HANDLES,
  type DemoPerson,
} from '#app/demo/data/people'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { TOWNS, type DemoTown } from '#app/demo/data/towns'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type { InTransaction } from '#app/kernel/database/transaction'
import { grantCredits } from '#app/ledger/grant_credits'
import { saveImage } from '#app/media/save_image'
import ImageTransformer from '#app/media/image_transformer'
import { joinMarket } from '#app/places/markets/join_market'
import { followUser } from '#app/profiles/following/follow_user'
import { updateStats } from '#app/profiles/stats/update_stats'
import UserStats from '#app/profiles/stats/user_stats'
import { keepReferral } from '#app/referrals/keep_referral'

const MAX_ACCOUNT_AGE_DAYS = 400
const DAYS_BETWEEN = 21

/** @returns users by handle */
export async function seedPeople(
  { trx }: InTransaction,
  people: DemoPerson[]
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
  { handle, name, type, bio }: DemoPerson,
  index: number,
  password: string,
  trx: TransactionClientContract
): Promise<User> {
  const joined = DateTime.utc().minus({ days: MAX_ACCOUNT_AGE_DAYS - index * DAYS_BETWEEN })
  const dates = { createdAt: joined, emailVerifiedAt: joined, termsAcceptedAt: joined }
  const isVerified = type !== 'member'
  return User.createQuietly(
    { handle, name, type, bio, password, isVerified, email: demoEmailOf(handle), ...dates },
    { client: trx }
  )
}

/** Gives everyone their drawn portrait. @param people by handle */
export async function seedPortraits(
  { trx }: InTransaction,
  people: Map<string, User>,
  contents: Contents
): Promise<void> {
  for (const [handle, user] of people) {
    const name = `portraits/${handle}`
    if (!isPhotograph(name)) continue
    const portrait = {
      owner: user,
      alt: PHOTOGRAPHS[name],
      purpose: 'avatar',
      isUsed: true,
    } as const
    const image = await saveImage({ trx }, contents.get(name)!, portrait)
    user.avatarUrl = new ImageTransformer(image).toObject().url
    await user.useTransaction(trx).saveQuietly()
  }
}

function isPhotograph(name: string): name is Photograph {
  return name in PHOTOGRAPHS
}

/** Stats, markets, follows and credits. @param users by handle */
export async function seedConnections(
  { trx }: InTransaction,
  people: DemoPerson[],
  users: Map<string, User>
): Promise<void> {
  for (const { handle, stats, markets, follows } of people) {
    const user = users.get(handle)!
    const { id } = await UserStats.findByOrFail('userId', user.id, { client: trx })
    await updateStats({ user, trx }, id, stats)
    for (const town of markets) await join(user, town, trx)
    for (const other of follows) {
      await followUser({ trx }, user.id, users.get(other)!.id)
    }
  }
  for (const handle of MAIN_HANDLES) {
    const cause = 'To try the designer'
    await grantCredits({ trx }, users.get(handle)!, CREDITS, cause, `demo-${handle}`)
  }
}

async function join(user: User, town: DemoTown, trx: TransactionClientContract): Promise<void> {
  const { country_code: countryCode, ...place } = TOWNS[town]
  const choice = { place: { ...place, name: place.city, countryCode } }
  await joinMarket({ trx }, user.id, choice)
}
