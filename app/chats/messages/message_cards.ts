import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type { ImageRow } from '#app/media/image_row'

/** Something a module shows in messages, the same for both people of a chat. */
export interface MessageCard {
  title: string
  /** a path on this site */
  url: string
  image: ImageRow | null
  /** short facts: price, date */
  details: string[]
  /** how it stands: "Accepted" */
  state: string
}

/** What refers to a card in a stored message. */
export interface CardReference {
  /** declared by `messageCard` */
  of: string
  id: number
}

/** Cards by id, without those that are gone. */
type ReadCards = (
  ids: number[],
  client?: TransactionClientContract
) => Promise<Map<number, MessageCard>>

interface CardKind {
  of: string
  read: ReadCards
}

const kinds = new Registry('message cards', { key: ({ of }: CardKind) => of })

/** Declares a kind of card that messages show. @param of permanent, snake_case: stored */
export function messageCard(of: string, read: ReadCards): Extension {
  return kinds.adds({ of, read })
}

export const cardKey = ({ of, id }: CardReference) => `${of} ${id}`

/** By `cardKey`. */
export async function readCards(
  references: CardReference[],
  client?: TransactionClientContract
): Promise<Map<string, MessageCard>> {
  const cards = new Map<string, MessageCard>()
  const byKind = Map.groupBy(references, ({ of }) => of)
  for (const [of, wanted] of byKind) {
    const ids = [...new Set(wanted.map(({ id }) => id))]
    const found = (await kinds.find(of)?.read(ids, client)) ?? []
    for (const [id, card] of found) cards.set(cardKey({ of, id }), card)
  }
  return cards
}
