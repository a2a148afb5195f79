import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { findMembership } from '#app/chats/members/queries/find_membership'
import { wholeChat } from '#app/chats/transformers/chat_answer'
import { findOffering } from '#app/club/offerings/queries/find_offering'
import { findRequest } from '#app/club/offerings/queries/find_request'
import OfferingRequestTransformer from '#app/club/offerings/transformers/offering_request_transformer'
import OfferingTransformer from '#app/club/offerings/transformers/offering_transformer'

/** What a write of an offering answers. */
export async function offeringAnswer(slug: string, user: User, trx: TransactionClientContract) {
  const view = await findOffering({ slug }, user.id, trx)
  return { status: 'success' as const, offering: new OfferingTransformer(view).toObject() }
}

/** What a write of a request answers. */
export async function requestAnswer(id: number, user: User, trx: TransactionClientContract) {
  const row = await findRequest(id, user.id, trx)
  return {
    status: 'success' as const,
    request: new OfferingRequestTransformer(row).toObject(user.id),
  }
}

/** The same with the chat that it opened. */
export async function newRequestAnswer(
  { id, chatId }: { id: number; chatId: number },
  user: User,
  trx: TransactionClientContract
) {
  const member = await findMembership(chatId, user.id, trx)
  return { ...(await requestAnswer(id, user, trx)), chat: await wholeChat(member, trx) }
}
