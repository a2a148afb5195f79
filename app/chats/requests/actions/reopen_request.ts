import { DateTime } from 'luxon'
import type ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Reopens a declined request once the pause is over. The caller has locked the chat.
 * @returns whether it was reopened
 */
export async function reopenRequest({ trx }: InTransaction, member: ChatMember): Promise<boolean> {
  if (!chatPolicy.askAgain(member)) return false
  member.merge({ state: 'requested', declinedAt: null, sortedAt: DateTime.utc() })
  await member.useTransaction(trx).save()
  return true
}
