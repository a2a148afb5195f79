import { useCallback, useMemo } from 'react'
import { router, usePage } from '@inertiajs/react'
import { addressFrom, addressOf } from '#app/chats/ui/state/chat_address'
import type { Folder } from '#app/chats/ui/state/types'

/** Tab and chat are in the query string. */
export function useChatAddress() {
  const { url } = usePage()
  const address = useMemo(() => addressFrom(url), [url])

  const go = useCallback((tab: Folder, chatId: number | null = null) => {
    router.push({ url: addressOf(tab, chatId), preserveState: true, preserveScroll: true })
  }, [])

  return { ...address, go }
}
