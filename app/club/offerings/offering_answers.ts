import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { wholeChat } from '#app/chats/chat_answer'
import { findMembership } from '#app/chats/members/find_members'
import { findOffering, listOfferings } from '#app/club/offerings/find_offerings'
import OfferingTransformer from '#app/club/offerings/offering_transformer'
import { findOfferingRequest } from '#app/club/requests/find_requests'
import OfferingRequestTransformer from '#app/club/requests/offering_request_transformer'

/** What a write of an offering answers. */
export async function offeringAnswer(slug: string, user: User, trx: TransactionClientContract) {
  const view = await findOffering({ slug }, user.id, trx)
  return { status: 'success' as const, offering: new OfferingTransformer(view).toObject() }
}

/** What a write of a request answers. */
export async function requestAnswer(id: number, user: User, trx: TransactionClientContract) {
  const row = await findOfferingRequest(id, user.id, trx)
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

const PER_PAGE = 12

type Of = { userId: number } | { marketId: number }

/** The first public offerings of a person or in a market. */
export async function firstOfferings(of: Of, viewerId: number | null) {
  const search = 'userId' in of ? of : { homeMarketId: of.marketId }
  const views = await listOfferings(search, viewerId, { page: 1, perPage: PER_PAGE })
  const home = 'userId' in of ? `users/${of.userId}` : `markets/${of.marketId}`
  const next = `/api/${home}/offerings?page=2&per_page=${PER_PAGE}`
  return {
    data: views.slice(0, PER_PAGE).map((view) => new OfferingTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? next : null,
  }
}
