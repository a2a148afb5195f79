import { Bubble } from '#app/chats/ui/components/thread/bubble'
import { LinkCard } from '#app/chats/ui/components/thread/link_card'
import { ListingCard } from '#app/chats/ui/components/thread/listing_card'
import { MessageImages } from '#app/chats/ui/components/thread/message_images'
import { MessageText } from '#app/chats/ui/components/thread/message_text'
import { ReplyQuote } from '#app/chats/ui/components/thread/reply_quote'
import { SentCard } from '#app/chats/ui/components/thread/sent_card'
import { SentDesign } from '#app/chats/ui/components/thread/sent_design'
import { SentSpot } from '#app/chats/ui/components/thread/sent_spot'
import { SentVideo } from '#app/chats/ui/components/thread/sent_video'
import type { Grouping } from '#app/chats/ui/state/thread_rows'
import type { ReplyTo } from '#app/chats/ui/state/pending_store'
import type { ShownAttachment } from '#app/chats/ui/state/types'

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
        if (each.kind === 'property') return <ListingCard key={index} property={each.property} />
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
