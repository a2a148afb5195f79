import { Head, Link, router } from '@inertiajs/react'
import { Footprints, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { EmptyState } from '#app/kit/list/empty_state'
import { Photo } from '#app/kit/media/photo'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import { VideoState } from '#app/walkthroughs/ui/video_state'
import {
  countVideos,
  playedSeconds,
  walkthroughTitle,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

interface WalkthroughIndexProps {
  walkthroughs: {
    data: Walkthrough[]
    next_page_url: string | null
    prev_page_url: string | null
  }
}

const reloads = new PageReloads()

export default function WalkthroughIndex({ walkthroughs }: WalkthroughIndexProps) {
  useFreshAfterBack('walkthroughs')
  const { data, next_page_url: next, prev_page_url: previous } = walkthroughs
  const reload = () => reloads.start({ only: ['walkthroughs'] })
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Walkthroughs" />
      <SectionHeading level="page" label="Video" action={<NewWalkthroughButton />}>
        Walkthroughs
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        Tours of a home, room by room. Viewers watch them straight through or jump to a room.
      </p>
      {data.length === 0 ? (
        <EmptyState icon={Footprints} title="No walkthroughs yet">
          Create one, add a video for each part of the home, and publish it with your listing.
        </EmptyState>
      ) : (
        <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {data.map((walkthrough) => (
            <li key={walkthrough.id} className="min-w-0">
              <WalkthroughCard walkthrough={walkthrough} onFinished={reload} />
            </li>
          ))}
        </ul>
      )}
      {(next || previous) && (
        <nav aria-label="Pages" className="mt-10 flex justify-between gap-4">
          {previous ? <ButtonLink href={pageOf(previous)}>Newer</ButtonLink> : <span />}
          {next && <ButtonLink href={pageOf(next)}>Older</ButtonLink>}
        </nav>
      )}
    </div>
  )
}

const pageOf = (url: string) => `/walkthroughs?${url.split('?')[1] ?? ''}`

interface WalkthroughCardProps {
  walkthrough: Walkthrough
  onFinished: () => void
}

/** One of one's own, with what is still being made. */
function WalkthroughCard({ walkthrough, onFinished }: WalkthroughCardProps) {
  const { slug, cover, status, videos, property } = walkthrough
  const seconds = videos.reduce((sum, video) => sum + playedSeconds(video), 0)
  const unfinished = videos.filter((video) => video.status !== 'ready')
  return (
    <article className="group relative flex flex-col gap-3">
      <div className="relative overflow-hidden rounded-6">
        <Photo image={cover} ratio="16/9" alt="" sizes="(width >= 1024px) 400px, 100vw" />
        <span className="absolute top-3 left-3">
          <Badge tone="veil">{status === 'publish' ? 'Published' : 'Draft'}</Badge>
        </span>
        {seconds > 0 && (
          <span className="num absolute right-3 bottom-3">
            <Badge tone="veil">{formatPlayTime(seconds)}</Badge>
          </span>
        )}
      </div>
      <div>
        <h2 className="text-22">
          <Link
            href={`/walkthroughs/${slug}/edit`}
            className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {walkthroughTitle(walkthrough)}
          </Link>
        </h2>
        <p className="text-13 text-muted">
          {countVideos(videos.length)}
          {property?.name && ` · ${property.name}`}
        </p>
      </div>
      {unfinished.map((video) => (
        <VideoState key={video.id} video={video} onFinished={onFinished} />
      ))}
    </article>
  )
}

function NewWalkthroughButton() {
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const made = await run(() => walkthroughsApi.create({}, retry.of({})))
    if (made) router.visit(`/walkthroughs/${made.slug}/edit`)
  }
  return (
    <div className="flex flex-col items-end gap-2">
      <Button variant="primary" icon={Plus} isLoading={isRunning} onClick={() => void create()}>
        New walkthrough
      </Button>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
