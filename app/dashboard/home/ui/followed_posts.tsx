import { Link } from '@inertiajs/react'
import type { FollowedItem } from '#app/dashboard/home/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Photo } from '#app/kit/media/photo'

const KINDS: Record<FollowedItem['kind'], { done: string; action: string }> = {
  design: { done: 'redesigned a room', action: 'See the design' },
  entry: { done: 'wrote in a journal', action: 'Read' },
  spot: { done: 'published a spot', action: 'Watch' },
}

/** Designs, journal entries and spots of whom one follows. */
export function FollowedPosts({ posts }: { posts: readonly FollowedItem[] }) {
  return (
    <section aria-labelledby="followed" className="mt-14">
      <SectionHeading id="followed">From people you follow</SectionHeading>
      <ul className="mt-6">
        {posts.map((post) => (
          <li key={`${post.kind} ${post.id}`} className="border-t border-line py-6">
            <Post post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Post({ post }: { post: FollowedItem }) {
  const { kind, url, title, text, author, published_at: at } = post
  const { done, action } = KINDS[kind]
  return (
    <article
      className={
        post.picture || post.before
          ? 'grid items-center gap-5 md:grid-cols-[minmax(0,1fr)_240px] md:gap-8'
          : undefined
      }
    >
      <PostPicture post={post} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <div className="flex w-full min-w-0 items-center gap-3">
          <PersonLine
            person={author}
            detail={
              <>
                {done}
                {at && (
                  <>
                    {' · '}
                    <TimeAgo at={at} />
                  </>
                )}
              </>
            }
          />
        </div>
        <div className="max-w-full min-w-0">
          <h3 className="text-22 break-words">
            <Link dir="auto" href={url} className="line-clamp-2 hover:underline">
              {title}
            </Link>
          </h3>
          {text && (
            <p dir="auto" className="mt-1 line-clamp-3 text-13 break-words text-muted">
              {text}
            </p>
          )}
        </div>
        <ButtonLink href={url} aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      </div>
    </article>
  )
}

/** A design beside the room as it was. */
function PostPicture({ post: { kind, picture, before, url } }: { post: FollowedItem }) {
  if (!picture) return null
  return (
    <Link
      href={url}
      tabIndex={-1}
      aria-hidden
      className={`relative grid h-56 gap-0.5 overflow-hidden rounded-6 md:h-62 ${before ? 'grid-cols-2' : ''}`}
    >
      {before && <Photo image={before} ratio="fill" sizes="(width >= 768px) 300px, 50vw" alt="" />}
      <Photo
        image={picture}
        ratio="fill"
        sizes={before ? '(width >= 768px) 300px, 50vw' : '(width >= 768px) 600px, 100vw'}
        alt=""
      />
      {kind === 'design' && (
        <span className="absolute bottom-3 left-3">
          <Badge tone="veil">AI-generated</Badge>
        </span>
      )}
    </Link>
  )
}
