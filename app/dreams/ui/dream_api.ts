import type { DreamVisibility, ItemKind } from '#app/dreams/dream_options'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { socketHeader } from '#app/realtime/ui/realtime'
import type { SearchQuery } from '#app/search/search_query'
import type { Data } from '#data'

const routes = api.api.api

export interface DreamFields {
  title?: string
  description?: string | null
  visibility?: DreamVisibility
  criteria?: SearchQuery | null
  cover_item_id?: number | null
}

export interface NewContent {
  text?: string
  url?: string
  image_id?: number
  design_id?: number
  design_token?: string
  property_id?: number
  property_slug?: string
}

/** This page hears nothing of what it sends. */
const sent = (key?: string) => ({
  headers: { ...socketHeader(), ...(key && onceHeaders(key)) },
})

/** The calls of boards, which throw a `CallFailure`. */
export const dreamApi = {
  list: (kind: 'own' | 'shared' | undefined, page: number) =>
    answered(routes.dreams.index(asking({ page, ...(kind && { kind }) }))),
  show: (id: number) => answered(routes.dreams.show({ params: { id } })),
  create: (dream: DreamFields & { title: string }, key: string) =>
    answered(routes.dreams.store({ ...sent(key), body: { dream } })),
  update: (id: number, dream: DreamFields) =>
    answered(routes.dreams.update({ ...sent(), params: { id }, body: { dream } })),
  remove: (id: number) => answered(routes.dreams.destroy({ ...sent(), params: { id } })),
  matches: (id: number, page: number) =>
    answered(routes.dreamMatches.index({ params: { id }, ...asking({ page, per_page: 12 }) })),

  add: (id: number, kind: ItemKind, content: NewContent, key: string) =>
    answered(
      routes.dreamItems.store({ ...sent(key), params: { id }, body: { item: { kind, content } } })
    ),
  write: (id: number, itemId: number, text: string) =>
    answered(
      routes.dreamItems.update({
        ...sent(),
        params: { id, itemId },
        body: { item: { content: { text } } },
      })
    ),
  move: (id: number, itemId: number, position: number) =>
    answered(
      routes.dreamItems.update({ ...sent(), params: { id, itemId }, body: { item: { position } } })
    ),
  drop: (id: number, itemId: number, keepalive: boolean) =>
    answered(routes.dreamItems.destroy({ ...sent(), params: { id, itemId }, keepalive })),
  vote: (id: number, itemId: number, isFor: boolean) => {
    const call = { ...sent(), params: { id, itemId } }
    return answered(isFor ? routes.dreamVotes.store(call) : routes.dreamVotes.destroy(call))
  },

  addPerson: (id: number, userId: number) =>
    answered(routes.dreamMembers.store({ ...sent(), params: { id }, body: { user_id: userId } })),
  invite: (id: number, email: string, key: string) =>
    answered(routes.dreamMembers.store({ ...sent(key), params: { id }, body: { email } })),
  removePerson: (id: number, userId: number) =>
    answered(routes.dreamMembers.destroy({ ...sent(), params: { id, userId } })),
  withdraw: (id: number, invitationId: number) =>
    answered(routes.dreamMembers.withdraw({ ...sent(), params: { id, invitationId } })),
  answer: (id: number, accept: boolean) =>
    answered(routes.dreamInvitations.answer({ ...sent(), params: { id }, body: { accept } })),
}

export type Dream = Data.Dreams.Dream
export type Item = Data.Dreams.Items.DreamItem
export type Invitation = Data.Dreams.People.DreamInvitation
