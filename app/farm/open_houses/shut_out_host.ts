import User from '#app/accounts/user'
import { openHouseChannel } from '#app/farm/open_houses/open_house_options'
import { mayHost } from '#app/farm/open_houses/open_house_policy'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { broadcaster } from '#app/realtime/broadcast'

/** Open pages of a former host hear of no more visitors, unless they edit the listing. */
export function shutOutHost(
  { trx }: InTransaction,
  userId: number,
  openHouseIds: readonly number[]
): void {
  afterCommit(trx, async () => {
    const user = await User.find(userId)
    if (!user) return
    const lost: string[] = []
    for (const id of openHouseIds) {
      if (!(await mayHost(user, id))) lost.push(openHouseChannel(id))
    }
    if (lost.length) await broadcaster().expel(userId, lost)
  })
}
