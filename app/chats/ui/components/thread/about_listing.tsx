import { useEffect, useState } from 'react'
import { Link } from '@inertiajs/react'
import { Price } from '#app/kit/display/price'
import { Photo } from '#app/kit/media/photo'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import type { Chat, PropertyCard } from '#app/chats/ui/state/types'

/** Keeps the listing the chat started from in sight, even after the request was accepted. */
export function AboutListing({ chat }: { chat: Chat }) {
  const { api, userId } = useChatSession()
  const [property, setProperty] = useState<PropertyCard | null>(null)

  useEffect(() => {
    let isWanted = true
    api.listing(chat.id).then(
      (answer) => isWanted && setProperty(answer.property),
      // Optional: the chat works without it.
      () => {}
    )
    return () => {
      isWanted = false
    }
  }, [api, chat.id])

  if (!property) return null
  return (
    <Link
      href={`/properties/${property.slug}`}
      className="flex items-center gap-3.5 border-b border-line px-3 py-2 -outline-offset-2 hover:bg-raised/60 md:px-8"
    >
      <span className="w-15 shrink-0">
        <Photo image={property.featured_image} sizes="60px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">
          {chat.created_by_user_id === userId ? 'You asked about' : 'Asks about'}
        </span>
        <span dir="auto" className="block truncate">
          {property.name}
        </span>
      </span>
      <span className="num shrink-0 text-13 text-muted max-sm:hidden">
        {property.currency && <Price amount={property.price} currency={property.currency} />}
      </span>
    </Link>
  )
}
