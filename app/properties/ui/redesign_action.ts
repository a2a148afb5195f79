import { Sparkles } from 'lucide-react'

/** Opens the designer with a listing's photo, and knows the way back into the listing. */
export function redesignAction(photo: string, slug: string) {
  return {
    label: 'See this room another way',
    icon: Sparkles,
    href: `/designer?${new URLSearchParams({ photo, listing: slug })}`,
  }
}
