import db from '@adonisjs/lucid/services/db'
import { HAS_CONFIRMED_ADDRESS } from '#app/leads/models/lead_row'

export interface ChatLead {
  id: number
  /** the realtor wrote */
  isAnswer: boolean
}

/**
 * The lead that one of two people is to the other. Only an address its holder confirmed to this
 * realtor counts, so that guessing addresses reveals nobody's account.
 */
export async function findChatLead(
  senderId: number,
  recipientId: number
): Promise<ChatLead | null> {
  const { rows } = await db.rawQuery<{ rows: ChatLead[] }>(
    `select l.id, l.user_id = :sender::integer as "isAnswer"
     from users u join leads l on l.email = u.email
       and l.user_id = case when u.id = :sender then :recipient::integer else :sender::integer end
     where u.id in (:sender, :recipient) and u.email_verified_at is not null
       and ${HAS_CONFIRMED_ADDRESS}
     limit 1`,
    { sender: senderId, recipient: recipientId }
  )
  return rows[0] ?? null
}
