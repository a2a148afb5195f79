import { useMemo, type ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import type { ReplyTo } from '#app/chats/composing/ui/pending_store'
import { messageParts } from '#app/chats/messages/ui/message_parts'
import { ReplyQuote } from '#app/chats/messages/ui/reply_quote'
import { LinkCard, SentListing, SentCard, SentSpot } from '#app/chats/messages/ui/sent_cards'
import { MessageImages, SentDesign, SentVideo } from '#app/chats/messages/ui/sent_media'
import type { Grouping } from '#app/chats/messages/ui/thread_rows'
import type { ShownAttachment } from '#app/chats/ui/chat_types'

interface MessageBodyProps extends Grouping {
  content: string
  attachments: readonly ShownAttachment[]
  replyTo: ReplyTo | null
  isOwn: boolean
  isDeleted?: boolean
  /** author, for the alt text of photos */
  by: string
  handles: ReadonlySet<string>
  onJump: (messageId: number) => void
}

export function MessageBody({ content, attachments, replyTo, ...rest }: MessageBodyProps) {
  const { isOwn, isFirst, isLast, isDeleted = false, by, handles, onJump } = rest
  const shape = { isOwn, isFirst, isLast }
  if (isDeleted) {
    return (
      <Bubble {...shape} isOwn={false} isQuiet>
        Message deleted
      </Bubble>
    )
  }
  const images = attachments.flatMap((each) => (each.kind === 'image' ? [each.image] : []))
  const hasWords = content !== '' || replyTo !== null
  return (
    <>
      {attachments.map((each, index) => {
        if (each.kind === 'video') return <SentVideo key={index} video={each.video} />
        if (each.kind === 'property') return <SentListing key={index} property={each.property} />
        if (each.kind === 'spot') return <SentSpot key={index} spot={each.spot} />
        if (each.kind === 'design') return <SentDesign key={index} design={each.design} />
        if (each.kind === 'card') return <SentCard key={index} card={each.card} />
        return null
      })}
      {images.length > 0 && <MessageImages images={images} by={by} />}
      {hasWords && (
        <Bubble {...shape}>
          {replyTo && <ReplyQuote reply={replyTo} onJump={onJump} />}
          <MessageText content={content} handles={handles} />
        </Bubble>
      )}
      {attachments.map((each) =>
        each.kind === 'link' ? <LinkCard key={each.url} link={each} /> : null
      )}
    </>
  )
}

const QUIET = 'border border-line bg-transparent text-muted italic'

interface BubbleProps {
  isOwn: boolean
  isFirst: boolean
  isLast: boolean
  /** a placeholder, not a message */
  isQuiet?: boolean
  children: ReactNode
}

/** Its corners show whether it continues a group of messages. */
function Bubble({ isOwn, isFirst, isLast, isQuiet = false, children }: BubbleProps) {
  const look = isOwn ? 'bg-ink text-canvas' : 'bg-raised text-ink'
  const joinsAbove = isOwn ? 'rounded-tr-6' : 'rounded-tl-6'
  const joinsBelow = isOwn ? 'rounded-br-6' : 'rounded-bl-6'
  return (
    <div
      className={`w-fit max-w-full min-w-0 rounded-[18px] px-4 py-2.5 ${isQuiet ? QUIET : look} ${isFirst ? '' : joinsAbove} ${isLast ? '' : joinsBelow}`}
    >
      {children}
    </div>
  )
}

interface MessageTextProps {
  content: string
  handles: ReadonlySet<string>
}

/** Plain text with links and mentions. */
function MessageText({ content, handles }: MessageTextProps) {
  const parts = useMemo(() => messageParts(content, handles), [content, handles])
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) => {
        if (part.kind === 'text') return part.text
        if (part.kind === 'mention') {
          return (
            <Link
              key={index}
              href={`/@${part.handle}`}
              className="rounded-2 font-semibold hover:underline"
            >
              {part.text}
            </Link>
          )
        }
        return (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener nofollow ugc"
            className="rounded-2 underline decoration-1 underline-offset-3"
          >
            {part.text}
          </a>
        )
      })}
    </p>
  )
}
