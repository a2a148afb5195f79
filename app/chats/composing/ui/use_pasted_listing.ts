import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import type { Data } from '#data'

/** The fields a listing's card in a chat shows. */
export type PickedListing = Pick<
  Data.Properties.Property,
  'id' | 'slug' | 'name' | 'featured_image' | 'offered_for' | 'price' | 'currency' | 'city'
>

const NO_ADDRESS = 'That isn’t a link to a listing on vesta.'
const NOT_PUBLIC = 'That listing is private, so it can’t be sent.'
const NOTHING = { listing: null, error: null, isLoading: false }

export function usePastedListing(text: string) {
  const slug = text.trim() ? slugIn(text, window.location.origin) : null
  const { data, error, isFetching } = useQuery(
    {
      queryKey: ['chats', 'pasted listing', slug],
      queryFn: ({ signal }) => (slug ? findListing(slug, signal) : null),
      enabled: slug !== null,
    },
    queries
  )

  if (!text.trim()) return NOTHING
  if (!slug) return { ...NOTHING, error: NO_ADDRESS }
  if (error) return { ...NOTHING, error: sentenceOf(error) }
  return { ...NOTHING, ...data, isLoading: isFetching }
}

async function findListing(slug: string, signal: AbortSignal) {
  try {
    const call = api.api.api.properties.show({ params: { slug }, signal })
    const { property } = await answered(call)
    const isPublic = property.publish && !property.is_private
    return isPublic ? { listing: property, error: null } : { listing: null, error: NOT_PUBLIC }
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 404) throw error
    return { listing: null, error: 'There’s no listing at that link.' }
  }
}

/**
 * The slug in a pasted link to a listing or its editor, with or without the origin.
 * @param origin of this site; links to other sites are ignored
 */
export function slugIn(text: string, origin: string): string | null {
  const address = text.trim()
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin) return null
  return /^\/properties\/([^/]+)(?:\/edit)?\/?$/.exec(url.pathname)?.[1] ?? null
}
