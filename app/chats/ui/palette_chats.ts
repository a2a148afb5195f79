import { MessageCircle } from 'lucide-react'
import { matchesQuery } from '#app/common/text/matches_query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { partnerOf } from '#app/chats/ui/chat_words'

const MAX_SHOWN = 5

const chatsSource: PaletteSource = {
  heading: 'Chats',
  async find({ query, account, signal }) {
    if (!account?.is_email_verified || !query) return []
    const { chats } = await answered(api.api.api.chats.index({ signal }))
    return chats
      .map((chat) => ({ chat, title: chat.name ?? partnerOf(chat, account.id)?.name ?? '' }))
      .filter(({ title }) => title && matchesQuery(title, query))
      .slice(0, MAX_SHOWN)
      .map(({ chat, title }) => ({
        id: `chat:${chat.id}`,
        label: title,
        icon: MessageCircle,
        href: `/chats?chat=${chat.id}`,
      }))
  },
}

export default chatsSource
