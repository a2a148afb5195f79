import type { Data } from '#data'
import { api } from '#app/kit/calls/api'

export type PersonCard = Data.Accounts.UserCard

/** Searches people by name or handle; an empty query lists the latest followed. */
export async function searchPeople(query: string, signal: AbortSignal): Promise<PersonCard[]> {
  const { people } = await api.api.people.index({ ...asking({ q: query }), signal })
  return people
}

function asking(query: Record<string, string>) {
  return { query }
}
