import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { CaptionText } from '#app/spots/ui/components/caption_text'
import type { Comments, SentComment } from '#app/spots/ui/hooks/use_comments'

const ReportDialog = lazy(async () => ({
  default: (await import('#app/moderation/ui/components/report_dialog')).ReportDialog,
}))

interface CommentRowProps {
  comment: SentComment
  comments: Comments
}

export function CommentRow({ comment, comments }: CommentRowProps) {
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
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            subjectType="comment"
            subjectId={comment.id}
            name="this comment"
            isOpen
            onOpenChange={setReporting}
          />
        </Suspense>
      )}
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
