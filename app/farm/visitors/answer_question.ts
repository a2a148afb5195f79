import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { tellHosts } from '#app/farm/visitors/tell_hosts'
import { ANSWER_WORDS, type Answer } from '#app/farm/open_houses/open_house_options'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import { addLeadEvent } from '#app/leads/record_lead'
import Visitor from '#app/farm/visitors/visitor'

/** The one question of the thank-you mail; the last answer counts. */
export async function answerQuestion(
  { trx }: InTransaction,
  visitorId: number,
  answer: Answer
): Promise<void> {
  const visitor = await Visitor.query({ client: trx })
    .where('id', visitorId)
    .forUpdate()
    .firstOrFail()
  if (visitor.answer === answer) return
  await visitor.merge({ answer, answeredAt: DateTime.now() }).save()
  const { realtorId, propertyId } = await findOpenHouse({ id: visitor.openHouseId }, trx)
  await addLeadEvent(
    { trx },
    {
      userId: realtorId,
      email: visitor.email,
      event: {
        kind: 'open_house',
        cause: `open_house:${visitor.openHouseId}:visitor:${visitorId}:${answer}`,
        title: 'Answered after the open house',
        message: ANSWER_WORDS[answer],
        propertyId,
      },
    }
  )
  await tellHosts({ trx }, { id: visitor.openHouseId }, visitor)
}
