import { Link } from '@inertiajs/react'
import { FEED_TABS, type FeedTopic } from '#app/spots/contract/feed_tabs'

const TABS = Object.entries(FEED_TABS)

const LINK =
  'rounded-full px-2.5 py-1.5 text-white aria-[current]:font-medium aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8'

/** Over the spot on phones and within its width on wide screens. For a tag, the way back and its name. */
export function FeedTabs({ topic }: { topic: FeedTopic }) {
  return (
    <nav
      aria-label="Feed"
      className="absolute inset-x-0 top-9 z-20 mx-auto flex w-fit gap-1 rounded-full bg-black/60 px-2 text-15 text-white md:top-[calc(50%-min(46dvh,430px)+2.75rem)]"
    >
      {'tag' in topic ? (
        <>
          <Link href="/feed" className={LINK}>
            Feed
          </Link>
          <span aria-current="page" dir="auto" className={`${LINK} max-w-48 truncate`}>
            #{topic.tag}
          </span>
        </>
      ) : (
        TABS.map(([name, label]) => (
          <Link
            key={name}
            href={name === 'following' ? '/feed' : `/feed?tab=${name}`}
            aria-current={name === topic.tab ? 'page' : undefined}
            className={LINK}
          >
            {label}
          </Link>
        ))
      )}
    </nav>
  )
}
