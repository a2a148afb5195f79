import { useCallback, useMemo } from 'react'
import { router, usePage } from '@inertiajs/react'
import { FOLDERS } from '#app/chats/chat_options'
import type { Folder } from '#app/chats/ui/chat_types'

export interface ChatAddress {
  tab: Folder
  chatId: number | null
  /** scrolls to this message */
  messageId: number | null
  /** `?to=`: a first message to someone */
  isIntroduction: boolean
  /** `?design=`: a design to send */
  isSendingDesign: boolean
  isSendingSpot: boolean
}

/** Reads `/chats?tab=&chat=&message=&to=&design=`; ignores invalid values. */
export function chatAddressFrom(url: string): ChatAddress {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  return {
    tab: FOLDERS.find((folder) => folder === query.get('tab')) ?? 'chats',
    chatId: idFrom(query.get('chat')),
    messageId: idFrom(query.get('message')),
    isIntroduction: idFrom(query.get('to')) !== null,
    isSendingDesign: idFrom(query.get('design')) !== null,
    isSendingSpot: idFrom(query.get('spot')) !== null,
  }
}

export function chatAddressOf(tab: Folder, chatId: number | null = null): string {
  const query = new URLSearchParams()
  if (tab !== 'chats') query.set('tab', tab)
  if (chatId) query.set('chat', String(chatId))
  const text = query.toString()
  return text ? `/chats?${text}` : '/chats'
}

function idFrom(value: string | null): number | null {
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null
}

/** Tab and chat are in the query string. */
export function useChatAddress() {
  const { url } = usePage()
  const address = useMemo(() => chatAddressFrom(url), [url])

  const go = useCallback((tab: Folder, chatId: number | null = null) => {
    router.push({ url: chatAddressOf(tab, chatId), preserveState: true, preserveScroll: true })
  }, [])

  return { ...address, go }
}
