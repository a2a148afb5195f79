import { useEffect, useState } from 'react'
import { TuyauError } from '@tuyau/core/client'
import type { Data } from '#data'
import { api } from '#app/core/ui/api'
import { slugIn } from '#app/chats/ui/components/dialogs/listing/slug_in'

/** What a listing's card in a chat shows. */
export type PickedListing = Pick<
  Data.Properties.Property,
  'id' | 'slug' | 'name' | 'featured_image' | 'price' | 'currency' | 'city'
>

interface Pasted {
  slug: string | null
  listing: PickedListing | null
  error: string | null
}

const NO_ADDRESS = 'That is not the address of a home on vesta.'
const NOT_PUBLIC = 'That home is not public, so it cannot be sent.'
const UNREACHED = 'vesta cannot be reached. Paste it again to try once more.'
const NOTHING: Pasted = { slug: null, listing: null, error: null }

/** The listing behind a pasted address, or why it cannot be sent. */
export function usePastedListing(text: string) {
  const [pasted, setPasted] = useState(NOTHING)
  const slug = text.trim() ? slugIn(text, window.location.origin) : null

  useEffect(() => {
    if (!slug) return
    const controller = new AbortController()
    findListing(slug, controller.signal).then(
      (found) => setPasted({ slug, ...found }),
      () => controller.signal.aborted || setPasted({ ...NOTHING, slug, error: UNREACHED })
    )
    return () => controller.abort()
  }, [slug])

  if (!text.trim()) return { ...NOTHING, isLoading: false }
  if (!slug) return { ...NOTHING, error: NO_ADDRESS, isLoading: false }
  return pasted.slug === slug ? { ...pasted, isLoading: false } : { ...NOTHING, isLoading: true }
}

async function findListing(slug: string, signal: AbortSignal) {
  try {
    const { property } = await api.api.api.properties.show({ params: { slug }, signal })
    const isPublic = property.publish && !property.is_private
    return isPublic ? { listing: property, error: null } : { listing: null, error: NOT_PUBLIC }
  } catch (error) {
    if (!(error instanceof TuyauError) || error.status !== 404) throw error
    return { listing: null, error: 'There is no home at that address.' }
  }
}
