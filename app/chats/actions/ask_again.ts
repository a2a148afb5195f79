import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'

/** Makes a request that was declined long enough ago a request once more. */
export default class AskAgain {
  /**
   * @param member of a chat that the caller has locked
   * @returns whether it asks them again; not while their decline holds
   */
  async handle(member: ChatMember, trx: TransactionClientContract): Promise<boolean> {
    if (!chatPolicy.askAgain(member)) return false
    member.merge({ state: 'requested', declinedAt: null, sortedAt: DateTime.utc() })
    await member.useTransaction(trx).save()
    return true
  }
}
