import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import Chat from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import Message from '#app/chats/messages/message'
import { answerOfferingRequest, completeRequest } from '#app/club/requests/answer_request'
import { createOffering } from '#app/club/offerings/change_offering'
import { requestOffering } from '#app/club/requests/request_offering'
import { reviewRequest } from '#app/club/requests/review_request'
import { ANSWER_DAYS } from '#app/club/offerings/offering_options'
import Offering from '#app/club/offerings/offering'
import OfferingRequest from '#app/club/requests/offering_request'
import type { DemoRequest, Said } from '#app/demo/data/offering_requests'
import { OFFERINGS, type DemoOffering } from '#app/demo/data/offerings'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { TOWNS } from '#app/demo/data/towns'
import type { DemoStep } from '#app/demo/seeders/chat_seeder'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import { saveImage } from '#app/media/save_image'
import { listUserMarkets } from '#app/places/markets/find_markets'

interface Given {
  people: ReadonlyMap<string, User>
  contents: Contents
}

interface Asked {
  id: number
  chatId: number
}

const DEMO_OFFERINGS = new Map(OFFERINGS.map((demo) => [demo.title, demo]))

/** Offerings, and what people asked for. */
export class OfferingSeeder {
  readonly #offerings = new Map<string, Offering>()
  readonly #chatIds = new Set<number>()

  constructor(private readonly given: Given) {}

  async offer(demo: DemoOffering, trx: TransactionClientContract): Promise<void> {
    const user = this.#person(demo.provider)
    const [price, currency] = demo.price ?? [null, null]
    const { title, kind, description, coins = null } = demo
    const offering = await createOffering(
      { user, trx },
      {
        title,
        kind,
        description,
        price,
        currency,
        coin_price: coins,
        market_id: await this.#marketOf(user, demo, trx),
        images: await this.#images(user, demo.pictures, trx),
        status: demo.isDraft ? 'draft' : 'publish',
      }
    )
    this.#offerings.set(title, offering)
    const at = daysAgo(demo.daysAgo)
    await Offering.query({ client: trx })
      .where('id', offering.id)
      .update({ createdAt: at, updatedAt: at, ...(!demo.isDraft && { publishedAt: at }) })
  }

  /** What happens to a request: asked for, answered, done and reviewed. */
  stepsOf(demo: DemoRequest, trx: TransactionClientContract): DemoStep[] {
    const { state, daysAgo: days, doneDaysAgo = 0, byCustomer, byProvider } = demo
    const offering = DEMO_OFFERINGS.get(demo.offering)!
    const actor = (handle: string) => ({ user: this.#person(handle), trx, socketId: null })
    const customer = () => actor(demo.customer)
    const provider = () => actor(offering.provider)
    const asked: Asked = { id: 0, chatId: 0 }
    const step = (at: Date, deed: () => Promise<unknown>): DemoStep => ({
      at,
      run: () => this.#at(at, asked, deed, trx),
    })
    const steps = [
      step(daysAgo(days), async () => {
        Object.assign(asked, await this.#ask(demo, trx))
        this.#chatIds.add(asked.chatId)
      }),
    ]
    if (state === 'requested') return steps
    const isAccepted = state !== 'declined'
    steps.push(
      step(daysAgo(days - 0.3), () => answerOfferingRequest(provider(), asked.id, isAccepted))
    )
    if (state === 'done' || state === 'completed') {
      const by = state === 'done' ? provider : customer
      steps.push(step(daysAgo(doneDaysAgo), () => completeRequest(by(), asked.id)))
    }
    const review = (by: typeof customer, said: Said) =>
      step(daysAgo(doneDaysAgo - 0.5), () => reviewRequest(by(), asked.id, said))
    if (byCustomer) steps.push(review(customer, byCustomer))
    if (byProvider) steps.push(review(provider, byProvider))
    return steps
  }

  /** Of chats that have nothing but requests. */
  async backdateChats(trx: TransactionClientContract): Promise<void> {
    const client = { client: trx }
    for (const chatId of this.#chatIds) {
      const said = await Message.query(client).where('chatId', chatId).orderBy('id')
      const [first, last] = [said[0].createdAt.toJSDate(), said.at(-1)!.createdAt.toJSDate()]
      await Chat.query(client).where('id', chatId).update({ createdAt: first, lastMessageAt: last })
      await ChatMember.query(client).where('chatId', chatId).update({ sortedAt: last })
    }
  }

  async #ask(demo: DemoRequest, trx: TransactionClientContract): Promise<Asked> {
    const { customer, message, payWith, wishedInDays: days } = demo
    const { slug } = this.#offerings.get(demo.offering)!
    const user = this.#person(customer)
    const wanted = { message, payWith, wishedOn: null }
    const asked = await requestOffering({ user, trx, socketId: null }, slug, wanted)
    const wishedOn = days === undefined ? null : DateTime.utc().plus({ days }).toISODate()
    const createdAt = daysAgo(demo.daysAgo)
    await OfferingRequest.query({ client: trx })
      .where('id', asked.id)
      .update({ wishedOn, createdAt })
    return asked
  }

  /** Runs a step and backdates what it wrote, which no action can do. */
  async #at(
    at: Date,
    asked: Asked,
    deed: () => Promise<unknown>,
    trx: TransactionClientContract
  ): Promise<void> {
    const client = { client: trx }
    const before = await Message.query(client).orderBy('id', 'desc').first()
    await deed()
    await Message.query(client)
      .where('id', '>', before?.id ?? 0)
      .update({ createdAt: at })
    const request = await OfferingRequest.findOrFail(asked.id, client)
    const moment = DateTime.fromJSDate(at)
    const isFresh = (then: DateTime | null) => then !== null && then.diffNow('hours').hours > -1
    if (isFresh(request.doneAt)) request.doneAt = moment
    if (isFresh(request.endedAt)) request.endedAt = moment
    // an old one can’t be answered before it is backdated
    const expiresAt = request.createdAt.plus({ days: ANSWER_DAYS })
    if (request.status !== 'requested' || expiresAt > DateTime.utc()) request.expiresAt = expiresAt
    await request.save()
    await trx
      .from('offering_reviews')
      .where('request_id', asked.id)
      .where('created_at', '>', DateTime.utc().minus({ hours: 1 }).toJSDate())
      .update({ created_at: at, shown_at: trx.raw('shown_at - (now() - ?::timestamptz)', [at]) })
  }

  async #images(user: User, pictures: Photograph[], trx: TransactionClientContract) {
    const ids: number[] = []
    for (const photograph of pictures) {
      const alt = PHOTOGRAPHS[photograph]
      const content = this.given.contents.get(photograph)!
      const given = { owner: user, purpose: 'offering' as const, alt }
      ids.push((await saveImage({ trx }, content, given)).id)
    }
    return ids
  }

  async #marketOf(user: User, { town }: DemoOffering, trx: TransactionClientContract) {
    if (!town) return null
    const markets = await listUserMarkets(user.id, user.id, trx)
    return markets.find(({ market }) => market.city === TOWNS[town].city)!.market.id
  }

  #person(handle: string): User {
    return this.given.people.get(handle)!
  }
}

function daysAgo(days: number): Date {
  return DateTime.utc()
    .minus({ hours: 24 * days + 3 })
    .toJSDate()
}
