import type { EntryBody } from '#app/journals/entries/entry_body'
import type { EntryStatus } from '#app/journals/journal_options'
import { answered as answer } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { Picture } from '#app/kit/media/picture'
import type { Data } from '#data'

const routes = api.api.api

export interface JournalChange {
  title?: string
  description?: string
  visibility?: Journal['visibility']
  cover_image_id?: number | null
}

export interface EntryChange {
  title?: string
  body?: EntryBody | null
  room?: string | null
  design_id?: number | null
  property_id?: number | null
  status?: EntryStatus
  published_at?: string
}

export interface EntryAddress {
  slug: string
  id: number
}

const SENTENCES = {
  404: 'This no longer exists, or isn’t yours.',
  413: 'This entry is too long. Continue in a new one.',
}

function answered<Answer>(call: PromiseLike<Answer>): Promise<Answer> {
  return answer(call, SENTENCES)
}

/** Each throws a `CallFailure`. */
export const journalsApi = {
  create: async (journal: JournalChange & { title: string }, key: string) => {
    const headers = onceHeaders(key)
    return (await answered(routes.journals.store({ headers, body: { journal } }))).journal
  },

  update: async (slug: string, journal: JournalChange) => {
    await answered(routes.journals.update({ params: { slug }, body: { journal } }))
  },

  remove: async (slug: string) => {
    await answered(routes.journals.destroy({ params: { slug } }))
  },

  createEntry: async (slug: string, key: string) => {
    const headers = onceHeaders(key)
    return (await answered(routes.entries.store({ headers, params: { slug }, body: {} }))).entry
  },

  findEntry: async (params: EntryAddress) =>
    (await answered(routes.entries.show({ params }))).entry,

  /** @param version the one that a change of the text was made to */
  updateEntry: async (
    params: EntryAddress,
    entry: EntryChange,
    options: { version?: number; keepsVersion?: boolean; keepalive?: boolean } = {}
  ) => {
    const { version, keepsVersion, keepalive = false } = options
    const body = { entry, version, keeps_version: keepsVersion }
    return (await answered(routes.entries.update({ params, body, keepalive }))).entry
  },

  removeEntry: async (params: EntryAddress) => {
    await answered(routes.entries.destroy({ params }))
  },

  listVersions: async (params: EntryAddress) =>
    (await answered(routes.entryVersions.index({ params }))).versions,

  findVersion: async (params: EntryAddress & { version: number }) =>
    (await answered(routes.entryVersions.show({ params }))).version,
}

export type Journal = Data.Journals.Journal
export type EntryCard = Data.Journals.Entries.EntryCard
export type Entry = Data.Journals.Entries.Entry
export type EntryPropertyCard = Entry['properties'][number]

export interface BodyDesign {
  id: number
  image: Picture
  original_image: Picture | null
}

/** A text with what its blocks stand for. */
export interface ShownBody {
  body: EntryBody | null
  images: (Picture & { id: number })[]
  designs: BodyDesign[]
  properties: EntryPropertyCard[]
}
