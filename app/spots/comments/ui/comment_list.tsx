import { MessageCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import type { Comments, SentComment } from '#app/spots/comments/ui/use_comments'
import { CaptionText } from '#app/spots/ui/caption_text'

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

interface CommentRowProps {
  comment: SentComment
  comments: Comments
}

function CommentRow({ comment, comments }: CommentRowProps) {
  const isSignedIn = useAccount() !== null
  const [isReporting, setReporting] = useState(false)
  const { user, content, isSending, failure } = comment
  const isStored = comment.id > 0
  return (
    <div className={`flex gap-3 ${isSending ? 'opacity-60' : ''}`}>
      <PersonLink person={user} isSecond>
        <Avatar name={user.name} src={user.avatar} size="sm" />
      </PersonLink>
      <div className="min-w-0 flex-1">
        <p className="text-13">
          <PersonLink person={user} className="font-medium" />{' '}
          <span className="text-muted">
            <TimeAgo at={comment.created_at} />
          </span>
        </p>
        <p className="break-words whitespace-pre-line">
          <CaptionText text={content} />
        </p>
        {failure && (
          <p role="alert" className="text-13 text-danger">
            {failure}
          </p>
        )}
        <p className="mt-1 flex gap-4 text-13 text-muted">
          {isSending && <span role="status">Sending…</span>}
          {failure && <Deed onClick={() => comments.retry(comment)}>Try again</Deed>}
          {isStored && isSignedIn && (
            <Deed onClick={() => comments.answer(comment)} label={`Reply to ${user.name}`}>
              Reply
            </Deed>
          )}
          {comment.can_delete && !isSending && (
            <Deed onClick={() => comments.remove(comment)} label={`Delete comment by ${user.name}`}>
              Delete
            </Deed>
          )}
          {isStored && isSignedIn && !comment.is_own && (
            <Deed onClick={() => setReporting(true)} label={`Report comment by ${user.name}`}>
              Report
            </Deed>
          )}
        </p>
      </div>
      <ReportDialog
        subjectType="comment"
        subjectId={comment.id}
        name="this comment"
        isOpen={isReporting}
        onOpenChange={setReporting}
      />
    </div>
  )
}

interface DeedProps {
  onClick: () => void
  label?: string
  children: ReactNode
}

function Deed({ onClick, label, children }: DeedProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="rounded-2 py-0.5 hover:text-ink"
    >
      {children}
    </button>
  )
}
