import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Head } from '@inertiajs/react'
import { Trash2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ButtonLink } from '#app/kit/button/button_link'
import { SpotEditor } from '#app/spots/editor/ui/spot_editor'
import { videoSlide, type SlideSources } from '#app/spots/editor/ui/draft_slides'
import type { Spot } from '#app/spots/ui/types'

const DeleteSpotDialog = lazyPart(() => import('#app/spots/ui/delete_spot_dialog'))

interface EditSpotProps {
  sources: SlideSources
  /** null until a new one is saved */
  spot: Spot | null
  /** the video that a new one begins with */
  video_id?: number | null
}

export default function EditSpot({ sources, spot, video_id: videoId }: EditSpotProps) {
  const [slides] = useState(() =>
    sources.videos.filter(({ id }) => id === videoId).map((video) => videoSlide(video))
  )
  const title = spot ? 'Edit spot' : 'Create a spot'
  return (
    <div className="gutter page pt-6 pb-24 md:pt-10">
      <Head title="Spot editor" />
      <SectionHeading level="page" action={spot && <Actions slug={spot.slug} />}>
        <bdi>{title}</bdi>
      </SectionHeading>
      <SpotEditor sources={sources} spot={spot} slides={slides} />
    </div>
  )
}

function Actions({ slug }: { slug: string }) {
  const [isRemoving, setRemoving] = useState<boolean | null>(null)
  return (
    <div className="flex items-center gap-2">
      <IconButton icon={Trash2} label="Delete spot" onClick={() => setRemoving(true)} />
      <ButtonLink href={`/spots/${slug}`}>View spot</ButtonLink>
      <Suspense fallback={null}>
        {isRemoving !== null && (
          <DeleteSpotDialog
            slug={slug}
            next="/spots"
            isOpen={isRemoving}
            onOpenChange={setRemoving}
          />
        )}
      </Suspense>
    </div>
  )
}
