import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import JoinChannel from '#app/chats/actions/join_channel'
import MarkRead from '#app/chats/actions/mark_read'
import MuteChat from '#app/chats/actions/mute_chat'
import StartChat from '#app/chats/actions/start_chat'
import UpdateChat from '#app/chats/actions/update_chat'
import { momentOf, type DemoChat } from '#app/demo/data/chat'
import { TOWNS, type Town } from '#app/demo/data/towns'
import ListUserMarkets from '#app/places/queries/list_user_markets'
import type Property from '#app/properties/models/property'
import BackdateChat, { type SaidMessage } from './backdate_chat.js'
import type { Contents } from './lend_photographs.js'
import SayInDemo from './say_in_demo.js'

/** What is there before anybody talks. */
export interface DemoWorld {
  /** by handle */
  people: Map<string, User>
  /** by name */
  homes: Map<string, Property>
  contents: Contents
}

/** A chat that has begun. */
interface Begun {
  chatId: number
  said: SaidMessage[]
}

/**
 * The conversations of the demonstration world. All that was said anywhere is
 * said in the order of its time, as the ids of messages have to be.
 */
export default class PlantChats {
  constructor(private readonly world: DemoWorld) {}

  async handle(chats: DemoChat[], trx: TransactionClientContract): Promise<void> {
    const now = new Date()
    const begun = new Map<DemoChat, Begun>()
    const timeline = chats
      .flatMap((chat) =>
        chat.messages.map((message) => ({ chat, message, at: momentOf(message.at, now) }))
      )
      .sort((one, other) => one.at.getTime() - other.at.getTime())

    for (const { chat, message, at } of timeline) {
      const { chatId, said } = begun.get(chat) ?? (await this.#begin(chat, trx))
      begun.set(chat, { chatId, said })
      said.push({ id: await new SayInDemo(this.world).handle(message, chatId, said, trx), at })
    }
    for (const [chat, { chatId, said }] of begun) {
      await this.#settle(chat, chatId, said, trx)
      await new BackdateChat().handle(chatId, said, trx)
    }
  }

  async #begin(chat: DemoChat, trx: TransactionClientContract): Promise<Begun> {
    const starter = this.#person(chat.starter)
    const others = chat.with.map((handle) => this.#person(handle))
    const input = {
      name: chat.name,
      description: chat.description,
      property_id: chat.about ? this.world.homes.get(chat.about)!.id : null,
      ...(chat.market
        ? { type: 'channel' as const, market_id: await marketOf(starter, chat.market, trx) }
        : { user_ids: others.map(({ id }) => id) }),
    }
    const { chatId } = await new StartChat().handle(starter, input, null, trx)
    if (chat.market) {
      for (const user of others) await new JoinChannel().handle(user, chatId, null, trx)
    } else if (chat.description) {
      const { description } = chat
      await new UpdateChat().handle(starter, chatId, { description }, null, trx)
    }
    return { chatId, said: [] }
  }

  /** What is read and what is muted. A request is left as it came. */
  async #settle(
    chat: DemoChat,
    chatId: number,
    said: SaidMessage[],
    trx: TransactionClientContract
  ): Promise<void> {
    const isAnswered = new Set(chat.messages.map(({ from }) => from)).size > 1
    for (const handle of isAnswered ? [chat.starter, ...chat.with] : []) {
      const upTo = said.at(-1 - (chat.unread?.[handle] ?? 0))!.id
      await new MarkRead().handle(this.#person(handle), chatId, upTo, null, trx)
    }
    for (const handle of chat.mutedBy ?? []) {
      await new MuteChat().handle(this.#person(handle), chatId, true, null, trx)
    }
  }

  #person(handle: string): User {
    return this.world.people.get(handle)!
  }
}

async function marketOf(user: User, town: Town, trx: TransactionClientContract): Promise<number> {
  const markets = await new ListUserMarkets().handle(user.id, user.id, trx)
  return markets.find(({ market }) => market.city === TOWNS[town].city)!.market.id
}
