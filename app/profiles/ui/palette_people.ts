import { UserRound } from 'lucide-react'
import type { PaletteSource } from '#app/common/ui/shell/palette_sources'
import { searchPeople } from '#app/profiles/ui/search_people'

const ASKS_AFTER_MS = 150

/** People by name or handle, to write to. */
export const peopleSource: PaletteSource = {
  heading: 'Write to',
  async find({ query, account, signal }) {
    if (!account?.is_email_verified || !query) return []
    await new Promise((resolve) => setTimeout(resolve, ASKS_AFTER_MS))
    if (signal.aborted) return []
    const people = await searchPeople(query, signal)
    return people.map(({ id, name, handle }) => ({
      id: `person:${id}`,
      label: name,
      hint: `@${handle}`,
      icon: UserRound,
      href: `/chats?to=${id}`,
    }))
  },
}
