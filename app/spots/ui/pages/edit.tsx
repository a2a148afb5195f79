import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ButtonLink } from '#app/kit/button/button_link'
import { SpotEditor } from '#app/spots/ui/components/editor/spot_editor'
import { videoSlide, type Sources } from '#app/spots/ui/state/draft_slides'
import type { Spot } from '#app/spots/ui/types'

interface EditSpotProps {
  sources: Sources
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
      <Head title={title} />
      <SectionHeading
        level="page"
        action={spot && <ButtonLink href={`/spots/${spot.slug}`}>View spot</ButtonLink>}
      >
        <bdi>{title}</bdi>
      </SectionHeading>
      <SpotEditor sources={sources} spot={spot} slides={slides} />
    </div>
  )
}
