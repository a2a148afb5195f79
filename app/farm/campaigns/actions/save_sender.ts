import type { ActingUser } from '#app/accounts/models/acting_user'
import { openFarm } from '#app/farm/actions/open_farm'
import FarmSender from '#app/farm/campaigns/models/farm_sender'

type SenderInput = Pick<FarmSender, 'name' | 'postalAddress' | 'replyTo' | 'timeZone'>

export async function saveSender(
  { user, trx }: ActingUser,
  input: SenderInput
): Promise<FarmSender> {
  const { id } = await openFarm({ user, trx })
  await trx
    .knexQuery()
    .table('farm_senders')
    .insert({
      farm_id: id,
      name: input.name,
      postal_address: input.postalAddress,
      reply_to: input.replyTo,
      time_zone: input.timeZone,
    })
    .onConflict('farm_id')
    .merge()
  return FarmSender.query({ client: trx }).where('farm_id', id).firstOrFail()
}
