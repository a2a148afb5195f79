import { Head, Link, router } from '@inertiajs/react'
import { useState } from 'react'
import { Eye, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { VideoUploader } from '#app/videos/uploads/ui/video_uploader'
import { DetailsForm } from '#app/walkthroughs/ui/details_form'
import { useWalkthroughSave, reloadWalkthrough } from '#app/walkthroughs/ui/use_save'
import {
  walkthroughTitle,
  countVideos,
  type PlannedRoom,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'
import { VideoGroups } from '#app/walkthroughs/videos/ui/video_groups'

interface WalkthroughEditProps {
  walkthrough: Walkthrough
  /** one's own */
  listings: { slug: string; name: string | null }[]
  rooms: PlannedRoom[]
}

export default function WalkthroughEdit({ walkthrough, listings, rooms }: WalkthroughEditProps) {
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title={walkthroughTitle(walkthrough)} />
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
          <h1 className="mt-2 text-36 break-words md:text-48">{walkthroughTitle(walkthrough)}</h1>
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

function PublishBar({ walkthrough }: { walkthrough: Walkthrough }) {
  const { slug, status, videos } = walkthrough
  const { save, isRunning, refusal } = useWalkthroughSave()
  const removal = useCall()
  const [isRemoving, setRemoving] = useState(false)
  const isPublished = status === 'publish'
  const remove = async () => {
    const isGone = await removal.run(() => walkthroughsApi.remove(slug).then(() => true))
    if (isGone) router.visit('/walkthroughs')
  }
  const failed = refusal ?? removal.refusal
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={Trash2} label="Delete walkthrough" onClick={() => setRemoving(true)} />
        <ButtonLink href={`/walkthroughs/${slug}`} icon={Eye}>
          View
        </ButtonLink>
        <Button
          variant={isPublished ? 'line' : 'primary'}
          isLoading={isRunning}
          onClick={() => void save(() => walkthroughsApi.publish(slug, !isPublished))}
        >
          {isPublished ? 'Unpublish' : 'Publish walkthrough'}
        </Button>
      </div>
      {failed && (
        <p role="alert" className="text-13 text-danger">
          {Object.values(failed.errors)[0] ?? failed.message}
        </p>
      )}
      <ConfirmDialog
        title={`Delete ${walkthroughTitle(walkthrough)}?`}
        confirmLabel="Delete walkthrough"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => void remove()}
      >
        {videos.length > 0
          ? `With it, ${countVideos(videos.length)} and their files are gone for good.`
          : 'This can’t be undone.'}
      </ConfirmDialog>
    </div>
  )
}

/** Uploads videos to the end of a walkthrough. */
function AddVideos({ slug }: { slug: string }) {
  return (
    <VideoUploader
      capture
      open={(file, key) => walkthroughsApi.openVideo(slug, file, key)}
      onVideo={reloadWalkthrough}
    />
  )
}
