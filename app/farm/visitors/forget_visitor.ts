import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { withdrawVisitor } from '#app/farm/visitors/withdraw_visitor'
import SendFarewell from '#app/farm/open_house_mails/send_farewell_job'
import { readOpenHouses } from '#app/farm/open_houses/open_house_row'
import { readVisitors } from '#app/farm/visitors/visitor_row'

/**
 * Before an account goes: its own registrations free their places, and visitors of the open houses
 * that go with its listings are told. What realtors noted of past visits is theirs and stays.
 */
export async function forgetVisitor(
  { id, email }: User,
  trx: TransactionClientContract
): Promise<void> {
  const own = await readVisitors(
    `join open_houses o on o.id = v.open_house_id
     where v.email = :email and o.ends_at > now() and o.cancelled_at is null
       and v.status in ('registered', 'waiting')`,
    { email },
    trx
  )
  for (const visitor of own) await withdrawVisitor({ trx }, visitor.openHouseId, visitor.id)
  const ending = await readOpenHouses(
    'where p.user_id = :id and o.cancelled_at is null and o.ends_at > now()',
    { id },
    trx
  )
  for (const house of ending) {
    const visitors = await readVisitors(
      `where v.open_house_id = :id and v.status in ('registered', 'waiting')`,
      { id: house.id },
      trx
    )
    for (const visitor of visitors) {
      const payload = {
        email: visitor.email,
        home: house.property.name ?? 'the home',
        startsAt: house.startsAt.toISOString(),
        timeZone: house.timeZone,
      }
      afterCommit(trx, () => enqueue(SendFarewell.dispatch(payload)))
    }
  }
}
