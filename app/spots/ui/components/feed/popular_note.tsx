import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import type { FeedLack, FeedTopic } from '#app/spots/contract/feed_tabs'

interface PopularNoteProps {
  topic: FeedTopic
  lack: FeedLack | null
  isFirst: boolean
}

/** Says that the tab has run dry, or what it needs first. */
export function PopularNote({ topic, lack, isFirst }: PopularNoteProps) {
  const { words, href } = noteOf(topic, lack)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-22 flex justify-center">
      {isFirst && href ? (
        <Link href={href} className="pointer-events-auto rounded-2 hover:underline">
          <Badge tone="veil">{words}</Badge>
        </Link>
      ) : (
        <Badge tone="veil">{isFirst ? words : 'Popular'}</Badge>
      )}
    </div>
  )
}

interface Note {
  words: string
  /** where one does what it says */
  href?: string
}

function noteOf(topic: FeedTopic, lack: FeedLack | null): Note {
  const isNear = 'tab' in topic && topic.tab === 'near'
  switch (lack) {
    case 'account':
      return { words: 'Popular now' }
    case 'follows':
      return { words: 'Follow people to see their spots here', href: '/society' }
    case 'market':
      return {
        words: isNear ? 'Join a market to see homes near you' : 'Join a market to see its spots',
        href: '/profile',
      }
    case null:
      return { words: 'You’re all caught up. Popular now' }
  }
}
