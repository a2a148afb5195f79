import { Sparkles } from 'lucide-react'

interface RedesignedPhoto {
  url: string
  alt?: string | null
}

/** Opens the designer with a listing's photo, and knows the way back into the listing. */
export function redesignAction({ url, alt }: RedesignedPhoto, slug: string) {
  return {
    label: 'See this room another way',
    icon: Sparkles,
    href: `/designer?${new URLSearchParams({ photo: url, listing: slug, ...(alt && { words: alt }) })}`,
  }
}
