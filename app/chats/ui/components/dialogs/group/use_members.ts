import type { InfiniteData } from '@tanstack/react-query'
import type { Data } from '#data'
import { chatApi } from '#app/chats/ui/chat_api'
import { changeQuery } from '#app/kit/calls/change_query'
import { usePages, type Page } from '#app/kit/calls/use_pages'

export type Member = Data.Chats.ChatMember

export function useMembers(chatId: number) {
  const queryKey = ['chats', chatId, 'members']
  const { items: members, ...pages } = usePages(queryKey, async (page) => {
    return (await chatApi.members(chatId, page)).members
  })

  const change = (edit: (members: Member[]) => Member[]) =>
    changeQuery<InfiniteData<Page<Member>>>(queryKey, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({ ...page, data: edit(page.data) })),
    }))
  return {
    members,
    ...pages,
    setRole: (userId: number, role: Member['role']) =>
      change((listed) =>
        listed.map((member) => (member.user.id === userId ? { ...member, role } : member))
      ),
    drop: (userId: number) => change((listed) => listed.filter(({ user }) => user.id !== userId)),
  }
}
