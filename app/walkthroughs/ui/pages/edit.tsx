import { Head, Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { AddVideos } from '#app/walkthroughs/ui/components/editor/add_videos'
import { DetailsForm } from '#app/walkthroughs/ui/components/editor/details_form'
import { PublishBar } from '#app/walkthroughs/ui/components/editor/publish_bar'
import { VideoGroups } from '#app/walkthroughs/ui/components/editor/video_groups'
import type { Room, Walkthrough } from '#app/walkthroughs/ui/types'
import { titleOf } from '#app/walkthroughs/ui/video_words'

interface WalkthroughEditProps {
  walkthrough: Walkthrough
  /** one's own */
  listings: { slug: string; name: string | null }[]
  rooms: Room[]
}

export default function WalkthroughEdit({ walkthrough, listings, rooms }: WalkthroughEditProps) {
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title={titleOf(walkthrough)} />
      <p className="mb-4 text-13">
        <Link href="/walkthroughs" className="text-muted hover:text-ink">
          Walkthroughs
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0">
          <Badge tone={walkthrough.status === 'publish' ? 'positive' : 'neutral'}>
            {walkthrough.status === 'publish' ? 'Published' : 'Draft'}
          </Badge>
          <h1 className="mt-2 text-36 break-words md:text-48">{titleOf(walkthrough)}</h1>
        </div>
        <PublishBar walkthrough={walkthrough} />
      </div>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        <section className="flex min-w-0 flex-col gap-8">
          <SectionHeading level="section">Videos</SectionHeading>
          <VideoGroups walkthrough={walkthrough} rooms={rooms} />
          <AddVideos slug={walkthrough.slug} />
        </section>
        <DetailsForm walkthrough={walkthrough} listings={listings} />
      </div>
    </div>
  )
}
