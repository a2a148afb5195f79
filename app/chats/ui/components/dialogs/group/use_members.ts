import { useEffect, useState } from 'react'
import type { Data } from '#data'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'

export type Member = Data.Chats.ChatMember

interface Listed {
  members: Member[]
  /** the page that comes next; null after the last one */
  next: number | null
  error: string | null
}

/** Who is in a group or channel, page by page. */
export function useMembers(chatId: number) {
  const [listed, setListed] = useState<Listed>({ members: [], next: 1, error: null })
  const [request, setRequest] = useState({ page: 1 })
  const [answered, setAnswered] = useState<object | null>(null)

  useEffect(() => {
    let isWanted = true
    const { page } = request
    chatApi.members(chatId, page).then(
      ({ members: { data, next_page_url: url } }) => {
        if (!isWanted) return
        setListed((before) => ({
          members: page === 1 ? data : [...before.members, ...data],
          next: url ? page + 1 : null,
          error: null,
        }))
        setAnswered(request)
      },
      (error: unknown) => {
        if (!isWanted) return
        setListed((before) => ({ ...before, error: sentenceOf(error) }))
        setAnswered(request)
      }
    )
    return () => {
      isWanted = false
    }
  }, [chatId, request])

  const change = (edit: (members: Member[]) => Member[]) =>
    setListed((before) => ({ ...before, members: edit(before.members) }))

  return {
    members: listed.members,
    error: listed.error,
    hasMore: listed.next !== null,
    isLoading: answered !== request,
    loadMore: () => setRequest({ page: listed.next ?? 1 }),
    reload: () => setRequest({ page: 1 }),
    setRole: (userId: number, role: Member['role']) =>
      change((members) =>
        members.map((member) => (member.user.id === userId ? { ...member, role } : member))
      ),
    drop: (userId: number) => change((members) => members.filter(({ user }) => user.id !== userId)),
  }
}
