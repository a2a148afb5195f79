import { CircleAlert, Clock } from 'lucide-react'
import type { Grouping } from '#app/chats/messages/ui/thread_rows'
import type { PendingMessage } from '#app/chats/composing/ui/pending_store'
import { useChatSession } from '#app/chats/ui/chat_context'
import { MessageBody } from '#app/chats/messages/ui/message_body'
import { useThreadView } from '#app/chats/messages/ui/use_thread'

/** A message the server hasn't confirmed yet. */
export function PendingLine({ pending, ...shape }: { pending: PendingMessage } & Grouping) {
  const { handles, onJump } = useThreadView()
  const { outbox } = useChatSession()
  const { clientId, content, attachments, replyTo, state, failure } = pending

  return (
    <article
      aria-label="You, not sent yet"
      className={`flex flex-row-reverse ${shape.isFirst ? 'pt-3' : 'pt-1'}`}
    >
      <div className="flex max-w-[85%] min-w-0 flex-col items-end gap-1 md:max-w-[68%]">
        <MessageBody
          content={content}
          attachments={attachments}
          replyTo={replyTo}
          isOwn
          {...shape}
          by="you"
          handles={handles}
          onJump={onJump}
        />
        {state === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-13">
            <span className="flex items-center gap-1.5 text-danger">
              <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
              {failure ?? 'Not sent.'}
            </span>
            <Action label="Try again" onClick={() => outbox.retry(clientId)} />
            <Action label="Discard" onClick={() => outbox.discard(clientId)} />
          </div>
        ) : (
          <p className="flex items-center gap-1.5 px-1 text-12 text-muted">
            <Clock size={12} strokeWidth={1.5} aria-hidden />
            {state === 'waiting' ? (failure ?? 'Waiting for a connection') : 'Sending'}
          </p>
        )}
      </div>
    </article>
  )
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-8 rounded-2 px-1 underline pointer-coarse:min-h-11 decoration-1 underline-offset-4"
    >
      {label}
    </button>
  )
}
