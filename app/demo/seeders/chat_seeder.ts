import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { joinChannel } from '#app/chats/channels/join_channel'
import { markMessagesRead } from '#app/chats/reading/mark_read'
import { muteChat } from '#app/chats/members/mute_or_block_chat'
import { startChat } from '#app/chats/start_chat'
import { updateChat } from '#app/chats/change_chat'
import { demoTimeOf, type DemoChat, type DemoMessage } from '#app/demo/data/chats'
import { TOWNS, type DemoTown } from '#app/demo/data/towns'
import { listUserMarkets } from '#app/places/markets/find_markets'
import type Property from '#app/properties/property'
import { backdateChat, MessageSeeder, type SaidMessage } from '#app/demo/seeders/message_seeder'
import type { Contents } from '#app/demo/seeders/with_demo_files'

export interface DemoWorld {
  people: Map<string, User>
  homes: Map<string, Property>
  contents: Contents
}

interface Begun {
  chatId: number
  said: SaidMessage[]
}

/** Something that happened in chats besides what people wrote. */
export interface DemoStep {
  at: Date
  run: () => Promise<void>
}

/** Sends the messages of all chats in order of time, because ids must ascend. */
export class ChatSeeder {
  constructor(private readonly world: DemoWorld) {}

  /** @param steps in their places among the messages */
  async seed(chats: DemoChat[], steps: DemoStep[], trx: TransactionClientContract): Promise<void> {
    const now = new Date()
    const begun = new Map<DemoChat, Begun>()
    const say = async (chat: DemoChat, message: DemoMessage, at: Date) => {
      const { chatId, said } = begun.get(chat) ?? (await this.#begin(chat, trx))
      begun.set(chat, { chatId, said })
      said.push({ id: await new MessageSeeder(this.world).seed(message, chatId, said, trx), at })
    }
    const messages = chats.flatMap((chat) =>
      chat.messages.map((message) => {
        const at = demoTimeOf(message.at, now)
        return { at, run: () => say(chat, message, at) }
      })
    )
    const timeline = [...messages, ...steps].sort((one, other) => Number(one.at) - Number(other.at))
    for (const { run } of timeline) await run()
    for (const [chat, { chatId, said }] of begun) {
      await this.#settle(chat, chatId, said, trx)
      await backdateChat({ trx }, chatId, said)
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
    const { chatId } = await startChat({ user: starter, trx, socketId: null }, input)
    if (chat.market) {
      for (const user of others) await joinChannel({ user, trx, socketId: null }, chatId)
    } else if (chat.description) {
      const { description } = chat
      await updateChat({ user: starter, trx, socketId: null }, chatId, { description })
    }
    return { chatId, said: [] }
  }

  /** Requests stay unread. */
  async #settle(
    chat: DemoChat,
    chatId: number,
    said: SaidMessage[],
    trx: TransactionClientContract
  ): Promise<void> {
    const isAnswered = new Set(chat.messages.map(({ from }) => from)).size > 1
    for (const handle of isAnswered ? [chat.starter, ...chat.with] : []) {
      const upTo = said.at(-1 - (chat.unread?.[handle] ?? 0))!.id
      await markMessagesRead({ user: this.#person(handle), trx, socketId: null }, chatId, upTo)
    }
    for (const handle of chat.mutedBy ?? []) {
      await muteChat({ user: this.#person(handle), trx, socketId: null }, chatId, true)
    }
  }

  #person(handle: string): User {
    return this.world.people.get(handle)!
  }
}

async function marketOf(
  user: User,
  town: DemoTown,
  trx: TransactionClientContract
): Promise<number> {
  const markets = await listUserMarkets(user.id, user.id, trx)
  return markets.find(({ market }) => market.city === TOWNS[town].city)!.market.id
}
