import { useEffect } from 'react'
import { useInView } from '#app/kit/hooks/use_in_view'
import { LoadMore } from '#app/kit/list/load_more'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import type { Folder } from '#app/chats/ui/state/types'

/** Loads the next page when scrolled near; after a failure, waits for a click. */
export function ListEnd({ folder }: { folder: Folder }) {
  const { list } = useChatSession()
  const { status, hasMore, failure } = useStore(list).folders[folder]
  const [end, isNear] = useInView<HTMLDivElement>({ margin: '400px 0px' })
  const loadsNow = isNear && hasMore && status === 'ready'

  useEffect(() => {
    if (loadsNow) void list.loadMore(folder)
  }, [loadsNow, list, folder])

  return (
    <div ref={end}>
      {hasMore && (
        <LoadMore
          hasMore
          isLoading={status === 'loading'}
          error={status === 'failed' ? failure : null}
          onMore={() => void list.loadMore(folder)}
        />
      )}
    </div>
  )
}
