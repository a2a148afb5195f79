import { MessageCircle } from 'lucide-react'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { CommentRow } from '#app/spots/ui/components/comments/comment_row'
import type { Comments } from '#app/spots/ui/hooks/use_comments'

export function CommentList({ comments }: { comments: Comments }) {
  const { threads, error, isLoading, hasMore, loadMore, reload } = comments
  if (!threads.length && error) {
    return <FailureState message={error} onRetry={reload} isRetrying={isLoading} />
  }
  if (!threads.length && isLoading) return <LoadingRows what="comments" />
  if (!threads.length) {
    return (
      <EmptyState icon={MessageCircle} title="No comments yet">
        Ask about the home, or say what you like.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-5">
        {threads.map((thread) => (
          <li key={thread.client_id ?? thread.id}>
            <CommentRow comment={thread} comments={comments} />
            {thread.replies.length > 0 && (
              <ul className="mt-4 ml-11 flex flex-col gap-4">
                {thread.replies.map((reply) => (
                  <li key={reply.client_id ?? reply.id}>
                    <CommentRow comment={reply} comments={comments} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore}>
        More comments
      </LoadMore>
    </>
  )
}
